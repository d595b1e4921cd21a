import { addressOf } from './addressOf.ts';
import type { Tree } from './tree.ts';

/** What is out of place, a sentence each; nothing where all is well. */
export type Rule = (tree: Tree) => string[];

const below = (tree: Tree, pattern: RegExp) => tree.files.filter((file) => pattern.test(file));
const unique = (texts: readonly string[]) => [...new Set(texts)];

const inside = 'packages/ui/src';
/** These hold no component that is looked at: a list's shape for others, the language of all. */
const unseen = ['components/PlainList', 'components/LocaleProvider'];

/** A component has its story and is exported from the library's face. That it has a guide, `guides.test.ts` holds. */
export const components: Rule = (tree) => {
  const face = tree.read(`${inside}/index.ts`);
  const folders = unique(
    below(tree, /^packages\/ui\/src\/(components|patterns)\/[A-Z]/).map((file) =>
      file.split('/').slice(3, 5).join('/'),
    ),
  ).filter((folder) => !unseen.includes(folder));
  return folders.flatMap((folder) => {
    const files = below(tree, new RegExp(`^${inside}/${folder}/`));
    return [
      ...(files.some((file) => file.endsWith('.stories.tsx')) ? [] : [`${folder} has no story`]),
      ...(face.includes(`'./${folder}/`) ? [] : [`${folder} is not exported from index.ts`]),
    ];
  });
};

const routesFolder = 'apps/web/src/routes';

/** A page has an address, a story of each state, and its words in one place. */
export const routes: Rule = (tree) => {
  const map = tree.read('apps/web/src/app/routes.ts');
  const pages = below(tree, /^apps\/web\/src\/routes\/.+\.route\.tsx$/);
  const folders = unique(pages.map((file) => file.split('/').slice(4, 5).join()));
  return [
    ...pages
      .map((file) => file.slice(`${routesFolder}/`.length))
      .filter((file) => !map.includes(`import('../routes/${file}')`))
      .map((file) => `${file} stands in no line of routes.ts`),
    ...folders.flatMap((folder) => {
      const files = below(tree, new RegExp(`^${routesFolder}/${folder}/`));
      return [
        ...(files.some((file) => file.endsWith('.stories.tsx')) ? [] : [`${folder} has no story`]),
        ...(files.includes(`${routesFolder}/${folder}/messages.ts`) ? [] : [`${folder} has no messages.ts`]),
      ];
    }),
  ];
};

/** Both are one question at two addresses, and one handler. */
const sharedHandlers: Readonly<Record<string, string>> = { getHealthV1: 'getHealth' };

/** An operation is in the contract's list, is answered by a file of its name, has an example, and a test calls it. */
export const operations: Rule = (tree) => {
  const contract = tree.read('openapi/openapi.yaml');
  const tests = below(tree, /^apps\/api\/test\/.+\.test\.ts$/).map((file) => tree.read(file));
  return below(tree, /^openapi\/resources\/[a-z]+\/[a-z]\w+\.yaml$/).flatMap((file) => {
    const [, , tag = '', name = ''] = file.split('/');
    const id = name.replace('.yaml', '');
    const handler = `apps/api/src/resources/${tag}/${sharedHandlers[id] ?? id}.ts`;
    const address = addressOf(contract, `resources/${tag}/${name}`);
    const text = tree.read(file);
    const answersJson = /'20\d':[\s\S]*?application\/json:/.test(text);
    return [
      ...(address === undefined ? [`${id} has no address in openapi.yaml`] : []),
      ...(tree.files.includes(handler) ? [] : [`${id} is answered by no file: ${handler}`]),
      ...(answersJson && !/examples:/.test(text) ? [`${id} has no example`] : []),
      ...(address === undefined || tests.some((test) => calls(test, address))
        ? []
        : [`no test calls ${id}, ${address}`]),
    ];
  });
};

/** Whether the text has the address in quotes, with anything in the place of its parameters. */
function calls(text: string, address: string): boolean {
  const anything = '(?:\\$\\{[^`]*?\\}|[^/\'"`]+)';
  const wanted = address.replace(/\/$/, '').replaceAll(/\{\w+\}/g, anything);
  return new RegExp(`['"\`](?:/api/v1|/rest/v1)?${wanted}/?['"\`?]`).test(text);
}

/** Names that say nothing, and say it of everything. */
const empty = /(^|\/)(utils?|helpers?|common|misc|shared-code)(\/|\.|$)|V\d+\.tsx?$/i;
/** Where one file stands for a folder: the doors of packages, the rules' modules, lists of things that are all alike. */
const doors =
  /^(packages\/(art|ui|api-client)\/src|packages\/domain\/src\/[\w-]+|packages\/ui\/src\/theme|packages\/api-client\/src\/mocks|apps\/web\/src\/hydration|apps\/api\/src\/testing)\/index\.ts$/;

/** A file is named after what it holds, and there is no barrel but a door. */
export const names: Rule = (tree) =>
  tree.files.flatMap((file) => [
    ...(empty.test(file) ? [`${file}: the name says nothing`] : []),
    ...(/\/index\.tsx?$/.test(file) && !doors.test(file) ? [`${file} is a barrel`] : []),
  ]);
