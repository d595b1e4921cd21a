import type { Changes, Tree } from '../structure/tree.ts';
import { type ContractList, contractList } from './contractList.ts';
import { camel, pascal, quoted, sentence, WrongWish } from './words.ts';

const web = 'apps/web/src';
const notFound = '  notFoundRoute,\n];';

export interface RouteWish {
  /** As in the address: `gift-cards`. */
  readonly name: string;
  readonly title: string;
  /** What the page is for, in a sentence: for its head, and for search engines. */
  readonly lead: string;
  /** The list that the page shows: an operation of the contract whose items have a name or title. */
  readonly list?: string | undefined;
}

/** All that the texts below need to know. */
interface Page extends RouteWish {
  readonly component: string;
  readonly shown: ContractList | null;
}

/**
 * A page of the shop: module with its head and needs, view of each state, words, stories, address.
 *
 * @throws {WrongWish} when the name is none, or taken, or there is no such list
 */
export function route(tree: Tree, wish: RouteWish): Changes {
  const { name } = wish;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new WrongWish(`${name} is no part of an address: call it like gift-cards`);
  const folder = `${web}/routes/${name}`;
  const [map, addresses] = [`${web}/app/routes.ts`, `${web}/platform/paths.ts`];
  if (tree.files.some((file) => file.startsWith(`${folder}/`)) || tree.read(map).includes(`'/${name}'`))
    throw new WrongWish(`There is a page /${name} already`);
  const page: Page = {
    ...wish,
    component: pascal(name),
    shown: wish.list === undefined ? null : contractList(tree, wish.list),
  };
  const { component, shown } = page;
  return new Map([
    [`${folder}/${component}.route.tsx`, shown ? listModule(page, shown) : plainModule(page)],
    [`${folder}/${component}.view.tsx`, shown ? listView(page, shown) : plainView(page)],
    [`${folder}/${component}.stories.tsx`, shown ? listStories(page, shown) : plainStories(page)],
    [`${folder}/messages.ts`, words(page)],
    ...(shown ? [[`${folder}/use${component}.ts`, hook(page, shown)] as const] : []),
    [map, withRoute(tree.read(map), page)],
    [addresses, withPath(tree.read(addresses), page)],
  ]);
}

const withRoute = (map: string, { name, component }: Page) =>
  map.replace(
    notFound,
    `  { pattern: '/${name}', load: () => import('../routes/${name}/${component}.route.tsx') },\n${notFound}`,
  );

const withPath = (addresses: string, { name, component }: Page) =>
  addresses.replace('\n} as const;', `\n  ${camel(component)}: '/${name}',\n} as const;`);

const head = ({ title, lead }: Page) => `export const meta = pageMeta(${quoted(title)}, ${quoted(sentence(lead))});`;

const plainModule = (page: Page) => `import { pageMeta } from '../../platform/page.ts';
import { ${page.component}View } from './${page.component}.view.tsx';

/** /${page.name} */
export default function ${page.component}() {
  return <${page.component}View />;
}

${head(page)}
`;

const listModule = (
  page: Page,
  { operation }: ContractList,
) => `import { pageMeta, type RouteModule } from '../../platform/page.ts';
import { defineQuery } from '../../platform/query.ts';
import { ${page.component}View } from './${page.component}.view.tsx';
import { use${page.component} } from './use${page.component}.ts';

/** /${page.name} */
export default function ${page.component}() {
  return <${page.component}View state={use${page.component}()} />;
}

${head(page)}

export const queries: RouteModule['queries'] = () => [defineQuery('${operation}')];
`;

const hook = (
  { component }: Page,
  { operation, isPaged }: ContractList,
) => `import type { Output } from '@aitours/api-client';
import { useApi } from '../../platform/api.tsx';

export type ${component}State =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly retry: () => void }
  | { readonly is: 'loaded'; readonly items: Output<'${operation}'>${isPaged ? "['results']" : ''} };

/** What the page shows, as its states. */
export function use${component}(): ${component}State {
  const { data, failure, reload } = useApi('${operation}');
  if (data) return { is: 'loaded', items: data${isPaged ? '.results' : ''} };
  return failure === undefined ? { is: 'loading' } : { is: 'failed', retry: reload };
}
`;

const plainView = ({ component, lead }: Page) => `import { Container, LinkButton, Stack } from '@aitours/ui';
import { paths } from '../../platform/paths.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { messages } from './messages.ts';

/** ${sentence(lead)} */
export function ${component}View() {
  return (
    <Container>
      <Stack gap="xlarge">
        <PageHead title={messages.title} lead={messages.lead} />
        <div>
          <LinkButton href={paths.thingsToDo()}>{messages.browse}</LinkButton>
        </div>
      </Stack>
    </Container>
  );
}
`;

const listView = (
  { component, lead }: Page,
  { label }: ContractList,
) => `import { Card, Container, EmptyState, ErrorState, Grid, Heading, PageSkeleton, Stack } from '@aitours/ui';
import { PageHead } from '../shared/PageHead.tsx';
import { messages } from './messages.ts';
import type { ${component}State } from './use${component}.ts';

/** ${sentence(lead)} */
export function ${component}View({ state }: { state: ${component}State }) {
  return (
    <Container>
      <Stack gap="xlarge">
        <PageHead title={messages.title} lead={messages.lead} />
        <Content state={state} />
      </Stack>
    </Container>
  );
}

function Content({ state }: { state: ${component}State }) {
  if (state.is === 'loading') return <PageSkeleton shape="list" label={messages.loading} />;
  if (state.is === 'failed') {
    return (
      <ErrorState title={messages.failed} onRetry={state.retry}>
        {messages.failedHint}
      </ErrorState>
    );
  }
  if (state.items.length === 0) return <EmptyState title={messages.empty} />;
  return (
    <Grid columns={3} as="ul">
      {state.items.map(({ id, ${label} }) => (
        <Card key={id} as="li" padding="large">
          <Heading level={2} size="small">
            {${label}}
          </Heading>
        </Card>
      ))}
    </Grid>
  );
}
`;

const words = ({ title, lead, shown }: Page) => `export const messages = {
  title: ${quoted(title)},
  lead: ${quoted(sentence(lead))},
${
  shown
    ? `  loading: 'Loading',
  failed: 'This could not be loaded',
  failedHint: 'It may be the connection.',
  empty: 'There is nothing here at the moment',`
    : `  browse: 'Browse things to do',`
}
} as const;
`;

const storiesHead = ({ name, component }: Page, mocks: string) => `import { ${mocks} } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import ${component} from './${component}.route.tsx';
import { messages } from './messages.ts';

const meta = {
  title: 'Routes/${component}',
  component: ${component},
  decorators: [atPath('/${name}', { hasShell: true })],
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof ${component}>;
export default meta;
type Story = StoryObj<typeof meta>;
`;

const phone = `export const Phone: Story = { parameters: { width: 'phone' }, globals: { viewport: { value: 'phone' } } };
`;

const plainStories = (page: Page) => `${storiesHead(page, 'scenarios')}
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: messages.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: messages.browse })).toHaveAttribute('href', '/things-to-do');
  },
};

${phone}`;

const listStories = (
  page: Page,
  { operation, example, label, isPaged }: ContractList,
) => `${storiesHead(page, 'examples, failsWithStatus, neverResponds, respondsWith, scenarios')}
const [first] = examples.${operation}.${example}${isPaged ? '.results' : ''};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: first!.${label} })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [neverResponds('${operation}'), ...scenarios.default] } };

export const Failed: Story = {
  parameters: { msw: [failsWithStatus('${operation}'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.failed)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    msw: [respondsWith('${operation}', ${isPaged ? '{ count: 0, next: null, previous: null, results: [] }' : '[]'}), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.empty)).toBeVisible();
  },
};

${phone}`;
