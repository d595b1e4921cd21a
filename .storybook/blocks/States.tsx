import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { interactive, pseudoStates, showPseudoStates } from './pseudoStates.ts';
import { Sample, useIsFloating, useShownStory } from './Sample.tsx';

type Args = Readonly<Record<string, unknown>>;

const long = 'Unvergessliche Wüstenabenteuergeschichten am Lagerfeuer mit Abendessen unter tausend Sternen';

/** The states that a prop sets: shown if the component declares the prop, or a story sets it. */
const byProp: readonly (readonly [name: string, prop: string, value: unknown])[] = [
  ['Disabled', 'disabled', true],
  ['Busy', 'busy', true],
  ['Loading', 'loading', true],
  ['Required', 'required', true],
  ['Invalid', 'errorMessage', 'Enter a value.'],
];

/** The shown story in every state: pointer and keyboard, the states of its props, long text. */
export function States() {
  const { argTypes, initialArgs } = useShownStory();
  const stories = useContext(DocsContext).componentStories();
  const grid = useRef<HTMLDivElement>(null);
  const [isInteractive, setInteractive] = useState(false);
  useEffect(() => {
    showPseudoStates();
    setInteractive(Boolean(grid.current?.querySelector(interactive)));
  }, []);
  if (useIsFloating()) return <p>Each state is one of the examples below.</p>;
  const hasProp = (prop: string, kind: string) => {
    const type = argTypes[prop]?.type;
    if (prop in argTypes) return typeof type === 'object' && type.name === kind;
    return stories.some((story) => typeof story.initialArgs[prop] === kind);
  };
  const texts = ['children', 'label', 'title'].filter((prop) => typeof initialArgs[prop] === 'string');
  const longArgs: Args = Object.fromEntries(texts.map((prop) => [prop, long]));
  return (
    <div
      ref={grid}
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))', gap: 16 }}
    >
      <State name="At rest" />
      {isInteractive &&
        pseudoStates.map((state) => (
          <State key={state} name={{ hover: 'Hover', pressed: 'Pressed', focus: 'Focus' }[state]} shownState={state} />
        ))}
      {byProp
        .filter(([, prop, value]) => hasProp(prop, typeof value))
        .map(([name, prop, value]) => (
          <State key={name} name={name} args={{ [prop]: value }} />
        ))}
      {texts.length > 0 && <State name="Long text" args={longArgs} />}
    </div>
  );
}

/** A sample with its name; its controls can't be reached by keyboard, because they repeat the example's. */
function State({ name, args, shownState }: { name: ReactNode; args?: Args; shownState?: string }) {
  return (
    <figure style={{ margin: 0, minInlineSize: 0 }}>
      <figcaption>
        <p style={{ margin: '0 0 4px' }}>{name}</p>
      </figcaption>
      <div className="sample sb-unstyled" data-shown-state={shownState} inert>
        <Sample args={args} />
      </div>
    </figure>
  );
}
