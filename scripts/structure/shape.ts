import { findPath } from './findPath.ts';
import type { Tree } from './tree.ts';

/** Returns violations, a sentence each. */
export type Rule = (tree: Tree) => string[];

const below = (tree: Tree, pattern: RegExp) => tree.files.filter((file) => pattern.test(file));
const unique = (texts: readonly string[]) => [...new Set(texts)];

const ui = 'packages/ui/src';
/** Components without appearance: a list for other components, and the locale. */
const withoutStory = ['components/PlainList', 'components/LocaleProvider'];

/** A component has a story and is exported from the package. `guides.test.ts` checks that it has a guide. */
export const components: Rule = (tree) => {
  const index = tree.read(`${ui}/index.ts`);
  const folders = unique(
    below(tree, /^packages\/ui\/src\/(components|patterns)\/[A-Z]/).map((file) =>
      file.split('/').slice(3, 5).join('/'),
    ),
  ).filter((folder) => !withoutStory.includes(folder));
  return folders.flatMap((folder) => {
    const files = below(tree, new RegExp(`^${ui}/${folder}/`));
    return [
      ...(files.some((file) => file.endsWith('.stories.tsx')) ? [] : [`${folder} has no story`]),
      ...(index.includes(`'./${folder}/`) ? [] : [`${folder} is not exported from index.ts`]),
    ];
  });
};

const web = 'apps/web/src';

/** A page has a path. Its folder, in the back office its room, has stories and messages. */
export const routes: Rule = (tree) => {
  const map = ['routes', 'rareRoutes', 'staffRoutes'].map((file) => tree.read(`apps/web/src/app/${file}.ts`)).join();
  const pages = below(tree, /^apps\/web\/src\/(routes|back-office)\/.+\.route\.tsx$/);
  const folders = unique(pages.map((file) => file.split('/').slice(3, 5).join('/')));
  return [
    ...pages
      .map((file) => file.slice(`${web}/`.length))
      .filter((file) => !map.includes(`import('../${file}')`))
      .map((file) => `${file} is not in a route table`),
    ...folders.flatMap((folder) => {
      const files = below(tree, new RegExp(`^${web}/${folder}/`));
      // A room has the messages of several pages.
      const isMessages = folder.startsWith('back-office/')
        ? /[mM]essages\.ts$/
        : new RegExp(`^${web}/${folder}/messages\\.ts$`);
      return [
        ...(files.some((file) => file.endsWith('.stories.tsx')) ? [] : [`${folder} has no story`]),
        ...(files.some((file) => isMessages.test(file)) ? [] : [`${folder} has no messages.ts`]),
      ];
    }),
  ];
};

/** An operation has a path in the contract, a handler in its tag's folder, an example, and a test that calls it. */
export const operations: Rule = (tree) => {
  const contract = tree.read('openapi/openapi.yaml');
  const tests = below(tree, /^apps\/api\/test\/.+\.test\.ts$/).map((file) => tree.read(file));
  const stated = below(tree, /^openapi\/resources\/[a-z]+\/[a-z]\w+\.yaml$/);
  // The operations of templates have a path, but no file.
  const referenced = [...contract.matchAll(/\$ref: (resources\/[a-z]+\/\w+\.yaml)/g)].map(
    ([, file]) => `openapi/${file}`,
  );
  return unique([...stated, ...referenced]).flatMap((file) => {
    const [, , tag = '', name = ''] = file.split('/');
    const id = name.replace('.yaml', '');
    const folder = `apps/api/src/resources/${tag}/`;
    const isHandler = new RegExp(`[oO]peration\\(\\s*'${id}'`);
    const handlers = tree.files.filter((one) => one.startsWith(folder) && isHandler.test(tree.read(one)));
    const address = findPath(contract, `resources/${tag}/${name}`);
    const text = stated.includes(file) ? tree.read(file) : '';
    const returnsJson = /'20\d':[\s\S]*?application\/json:/.test(text);
    return [
      ...(address === undefined ? [`${id} has no path in openapi.yaml`] : []),
      ...(handlers.length === 1 ? [] : [`${id} has ${handlers.length || 'no'} handler in ${folder}`]),
      ...(returnsJson && !/examples:/.test(text) ? [`${id} has no example`] : []),
      ...(address === undefined || tests.some((test) => calls(test, address) || callsForKind(test, address))
        ? []
        : [`no test calls ${id}, ${address}`]),
    ];
  });
};

/** Returns whether the text has the path in quotes, with any values for its parameters. */
function calls(text: string, address: string): boolean {
  const anyValue = '(?:\\$\\{[^`]*?\\}|[^/\'"`]+)';
  const wanted = address.replace(/\/$/, '').replaceAll(/\{\w+\}/g, anyValue);
  return new RegExp(`['"\`](?:/api/v1|/rest/v1)?${wanted}/?['"\`?]`).test(text);
}

/** Returns whether the text lists the path's first part as a kind's `path`, and has the rest of the path in quotes. */
function callsForKind(text: string, address: string): boolean {
  const [, kind = '', rest = ''] = /^\/([\w-]+)\/(.+)$/.exec(address) ?? [];
  return rest !== '' && text.includes(`path: '${kind}'`) && calls(text, rest);
}

/** Names that fit any content. */
const vague = /(^|\/)(utils?|helpers?|common|misc|shared-code)(\/|\.|$)|V\d+\.tsx?$/i;
/** Modules that represent a folder: package entry points, domain modules, and lists of similar files. */
const entryPoints =
  /^(packages\/(art|ui|api-client)\/src|packages\/domain\/src\/[\w-]+|packages\/ui\/src\/theme|packages\/api-client\/src\/mocks|apps\/web\/src\/hydration|apps\/api\/src\/testing)\/index\.ts$/;

/** A file is named after its content, and only entry points are barrels. */
export const names: Rule = (tree) =>
  tree.files.flatMap((file) => [
    ...(vague.test(file) ? [`${file}: the name is too vague`] : []),
    ...(/\/index\.tsx?$/.test(file) && !entryPoints.test(file) ? [`${file} is a barrel`] : []),
  ]);
