import { DocsContext, type DocsContextProps, Source } from '@storybook/addon-docs/blocks';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { formatUsage } from './formatUsage.ts';

type Story = ReturnType<DocsContextProps['storyById']>;

type Args = Readonly<Record<string, unknown>>;

/** The story that a component's page shows; undefined: the first of the file. */
export const ShownStory = createContext<Story | undefined>(undefined);

/** Returns the shown story of the page. */
export function useShownStory(): Story {
  const docs = useContext(DocsContext);
  return useContext(ShownStory) ?? docs.storyById();
}

/** Renders the shown story of the page with other args. */
export function Sample({ args }: { args?: Args }) {
  const docs = useContext(DocsContext);
  const story = useShownStory();
  const context = docs.getStoryContext(story);
  const merged = { ...story.initialArgs, ...args };
  // Storybook's type lists fields that only its own renderer has.
  const render = story.originalStoryFn as (args: object, context: object) => ReactNode;
  return render(merged, { ...context, args: merged });
}

/** Renders the shown story of the page with the values of its controls, and the code for them. */
export function LiveSample() {
  const docs = useContext(DocsContext);
  const story = useShownStory();
  const [values, setValues] = useState<Args>(() => docs.getStoryContext(story).unmappedArgs);
  useEffect(() => {
    const update = (event: { storyId: string; args: Args }) => event.storyId === story.id && setValues(event.args);
    docs.channel.on('storyArgsUpdated', update);
    return () => docs.channel.off('storyArgsUpdated', update);
  }, [docs, story]);
  const mapped = Object.entries(values).map(([name, value]) => [
    name,
    story.argTypes[name]?.mapping?.[String(value)] ?? value,
  ]);
  const args: Args = Object.fromEntries(mapped);
  const documented = (story.component ?? {}) as { __docgenInfo?: { displayName?: string } };
  return (
    <>
      <div className="sample sb-unstyled">
        <Sample args={args} />
      </div>
      <Source code={formatUsage(documented.__docgenInfo?.displayName ?? '', args)} language="tsx" />
    </>
  );
}

/** Components that cover or stick to the window: a sample within the page would cover the page. */
const floating = /^(ChatDock|Dialog|Drawer|Lightbox|MobileBar|RouteOverlay|SlideInMenu|StickyBar|ToastRegion)$/;

/** Whether the shown story covers or sticks to the window. */
export const useIsFloating = (): boolean => floating.test(useShownStory().title.split('/').at(-1) ?? '');
