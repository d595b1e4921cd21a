import type { Changes, Tree } from '../structure/tree.ts';
import { findListOperation } from './findListOperation.ts';
import { camel, InvalidArguments, pascal, quoted, sentence } from './names.ts';
import { renderTemplate } from './renderTemplate.ts';

const web = 'apps/web/src';
const notFound = '  notFoundRoute,\n];';

export interface RouteArguments {
  /** The page's path without slashes: `gift-cards`. */
  readonly name: string;
  readonly title: string;
  /** What the page is for, in a sentence: the lead and the description for search engines. */
  readonly lead: string;
  /** The list that the page shows: an operation of the contract whose items have a name or title. */
  readonly list?: string | undefined;
}

interface Page {
  readonly name: string;
  readonly component: string;
}

/**
 * Generates a page of the shop: route module, view of each state, messages, stories, path. A page with a list also gets
 * its hook.
 *
 * @throws {InvalidArguments} if the name is not part of a path, or exists, or there is no such list
 */
export function route(tree: Tree, { name, title, lead, list }: RouteArguments): Changes {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new InvalidArguments(`${name} is not part of a path: write it like gift-cards`);
  const folder = `${web}/routes/${name}`;
  const [routes, paths] = [`${web}/app/routes.ts`, `${web}/platform/paths.ts`];
  if (tree.files.some((file) => file.startsWith(`${folder}/`)) || tree.read(routes).includes(`'/${name}'`))
    throw new InvalidArguments(`The page /${name} exists already`);
  const shown = list === undefined ? null : findListOperation(tree, list);
  const component = pascal(name);
  const values = {
    name,
    component,
    lead: sentence(lead),
    quotedTitle: quoted(title),
    quotedLead: quoted(sentence(lead)),
    ...(shown && {
      operation: shown.operation,
      label: shown.label,
      example: shown.example,
      results: shown.isPaged ? '.results' : '',
      resultsType: shown.isPaged ? "['results']" : '',
      emptyList: shown.isPaged ? '{ count: 0, next: null, previous: null, results: [] }' : '[]',
    }),
  };
  const render = (template: string) => renderTemplate(`${shown ? 'listPage' : 'page'}/${template}`, values);
  return new Map([
    [`${folder}/${component}.route.tsx`, render('Page.route.tsx')],
    [`${folder}/${component}.view.tsx`, render('Page.view.tsx')],
    [`${folder}/${component}.stories.tsx`, render('Page.stories.tsx')],
    [`${folder}/messages.ts`, render('messages.ts')],
    ...(shown ? [[`${folder}/use${component}.ts`, render('usePage.ts')] as const] : []),
    [routes, addRoute(tree.read(routes), { name, component })],
    [paths, addPath(tree.read(paths), { name, component })],
  ]);
}

const addRoute = (map: string, { name, component }: Page) =>
  map.replace(
    notFound,
    `  { pattern: '/${name}', load: () => import('../routes/${name}/${component}.route.tsx') },\n${notFound}`,
  );

const addPath = (addresses: string, { name, component }: Page) =>
  addresses.replace('\n} as const;', `\n  ${camel(component)}: '/${name}',\n} as const;`);
