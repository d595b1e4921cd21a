import { Canvas, Controls, DocsContext, Heading, type Of } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { version } from '../../packages/ui/package.json';
import sizes from '../../packages/ui/sizes.json';
import { StoryList } from '../DocsPage.tsx';
import { Anatomy } from './Anatomy.tsx';
import { CopyButton } from './CopyButton.tsx';
import { type KeyKind, type KeyRow, keyTables } from './keyTables.ts';
import { listChanges, listExports, listTokens } from './libraryFacts.ts';
import { LiveSample, ShownStory, useIsFloating, useShownStory } from './Sample.tsx';
import { ScreenReader } from './ScreenReader.tsx';
import { States } from './States.tsx';

const limits: Readonly<Record<string, number>> = sizes;

/** Returns the name of the component's folder. */
function useFolder(): string {
  const { fileName } = useShownStory().parameters as { fileName: string };
  return fileName.split('/').at(-2) ?? '';
}

/** Status, version, weight and import of the component. */
export function Facts() {
  const names = listExports(useFolder());
  const added = names.flatMap(listChanges).findLast(({ text }) => /\b(adds?|new)\b/i.test(text));
  const since = added ? (added.version ?? 'the next release') : version;
  const weights = names.flatMap((name) => (limits[name] ? [`${name} ${(limits[name] / 1000).toFixed(1)} kB`] : []));
  const code = `import { ${names.join(', ')} } from '@aitours/ui';`;
  return (
    <p>
      {added && !added.version ? 'New in ' : 'Stable, since version '}
      {since}
      {weights.length > 0 && ` · adds at most: ${weights.join(', ')}`} · <CopyButton text={code}>{code}</CopyButton>
    </p>
  );
}

/** A story with its controls, the component's parts and all its states. */
export function Example({ of }: { of: Of }) {
  const story = useContext(DocsContext).resolveOf(of, ['story']).story;
  return (
    <ShownStory value={story}>
      <Live of={of} />
      <Controls of={of} />
      <Heading>Anatomy</Heading>
      <Anatomy />
      <Heading>States</Heading>
      <States />
      <Heading>Screen readers</Heading>
      <ScreenReader />
    </ShownStory>
  );
}

/**
 * The shown story. In a canvas, a story with a play function would be in a frame, which has no controls, and its code would
 * be a test.
 */
function Live({ of }: { of: Of }) {
  return useIsFloating() ? <Canvas of={of} /> : <LiveSample />;
}

/** The tokens that the component uses, its changes, and its other stories. */
export function Reference() {
  const folder = useFolder();
  const changes = listExports(folder).flatMap(listChanges);
  return (
    <>
      <Heading>Tokens</Heading>
      <p>
        {listTokens(folder).map((token) => (
          <code key={token} style={{ marginInlineEnd: 8, display: 'inline-block' }}>
            {token}
          </code>
        ))}
      </p>
      <Heading>Changes</Heading>
      {changes.length === 0 && <p>None since the first version.</p>}
      <ul>
        {changes.map(({ version: released, text }) => (
          <li key={text}>
            {released ?? 'Next release'}: {text}
          </li>
        ))}
      </ul>
      <Heading>All examples</Heading>
      <StoryList />
    </>
  );
}

/** Live examples of how to use the component, and how not. */
export function Pairs({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))', gap: 16 }}>
      {children}
    </div>
  );
}

function Advice({ good, why, children }: { good: boolean; why: string; children: ReactNode }) {
  const colour = `var(--ai-${good ? 'positive' : 'critical'}-ink)`;
  return (
    <figure style={{ margin: 0 }}>
      <div className="sample sb-unstyled" style={{ borderBlockStart: `4px solid ${colour}` }}>
        {children}
      </div>
      <figcaption>
        <p style={{ margin: '4px 0 0' }}>
          <strong>{good ? '✓ Do.' : '✗ Don’t.'}</strong> {why}
        </p>
      </figcaption>
    </figure>
  );
}

export const Do = (props: { why: string; children: ReactNode }) => <Advice good {...props} />;
export const Dont = (props: { why: string; children: ReactNode }) => <Advice good={false} {...props} />;

interface KeysProps {
  /** Controls that it contains, whose keys are the same everywhere. */
  kinds?: readonly KeyKind[];
  /** Keys of its own. */
  rows?: readonly KeyRow[];
}

/** The keys of the component and what they do; without any it is not focusable. */
export function Keys({ kinds = [], rows = [] }: KeysProps) {
  const all = [...kinds.flatMap((kind): readonly KeyRow[] => keyTables[kind]), ...rows];
  if (all.length === 0) return <p>Not focusable.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {all.map(([key, effect]) => (
          <tr key={effect}>
            <td>
              <kbd>{key}</kbd>
            </td>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
