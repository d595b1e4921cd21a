import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { getDocsId } from './docsId.ts';
import { listRows } from './rows.ts';

/** The docs page of a route, of the shell, or of a component without a guide. */
export function DocsPage() {
  const stories = useStories();
  const isPage = stories.some(({ parameters }) => parameters['layout'] === 'fullscreen');
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {!isPage && (
        <>
          <Primary />
          <Controls />
        </>
      )}
      <StoryList />
    </>
  );
}

const useStories = () =>
  useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));

/** Each state with its description and the requirements that it proves. */
export function StoryList() {
  return useStories().map(({ id, name, tags, moduleExport }) => (
    <section key={id} id={`anchor--${id}`}>
      <Subheading>{name}</Subheading>
      <Description of={moduleExport} />
      <Canvas of={moduleExport} />
      <p>
        <a href={`./?path=/story/${id}`} target="_top">
          Open
        </a>
        <Evidence rows={listRows(tags)} />
      </p>
    </section>
  ));
}

function Evidence({ rows }: { rows: readonly string[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      {' · Evidence for '}
      {rows.map((row, index) => (
        <span key={row}>
          {index > 0 && ', '}
          <a href={`./?path=/docs/${getDocsId('Start/Requirements')}&row=${row}`} target="_top">
            {row}
          </a>
        </span>
      ))}
    </>
  );
}
