import icons from 'virtual:icons';
import type { ButtonProps } from '@aitours/ui';
import { Markdown } from '@storybook/addon-docs/blocks';
import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';
import { Sample, useIsFloating, useShownStory } from './Sample.tsx';

/** Props that take text but don't show it. */
const hidden = /^(href|id|name|value|defaultValue|sizes|src|min|max|today|role|type|locale|dateTime)$|Label$|Id$/;
const content = /^(ReactNode|LucideIcon|string)$/;
/** Optional props for which any text is a good example. */
const plainText = /^(description|errorMessage|title|caption|note|prefix|suffix|lead|hint|summary)$/;

type Part = ReturnType<typeof useShownStory>['argTypes'][string];
type Icon = NonNullable<ButtonProps['icon']>;

interface Mark {
  readonly number: number;
  readonly left: number;
  readonly top: number;
}

/** The parts of the component that its props fill (text, icons, other components), numbered in a live example. */
export function Anatomy() {
  const { argTypes, initialArgs } = useShownStory();
  const isFloating = useIsFloating();
  const parts = useMemo(
    () =>
      Object.values(argTypes).filter(
        ({ name, table }) => content.test(table?.type?.summary ?? '') && !hidden.test(name),
      ),
    [argTypes],
  );
  const args = useMemo(
    () =>
      Object.fromEntries(
        parts.map(({ name, table }) => [name, toMarked(name, table?.type?.summary, initialArgs[name])]),
      ),
    [parts, initialArgs],
  );
  if (parts.length === 0) return <p>Its parts are its content: see the props above.</p>;
  return (
    <>
      {!isFloating && <Drawing args={args} />}
      <Markdown>{parts.map(describe).join('\n')}</Markdown>
    </>
  );
}

function describe({ name, description, type }: Part): string {
  const isRequired = typeof type === 'object' && type.required;
  return `1. **${name}**${isRequired ? '' : ' (optional)'}${description ? `: ${description.replace(/\s+/g, ' ')}` : ''}`;
}

/** The shown story with a number over each of its parts. */
function Drawing({ args }: { args: Readonly<Record<string, unknown>> }) {
  const box = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const sample = box.current;
    if (!sample) return;
    const sizes = new ResizeObserver(() => setMarks(findMarks(sample, Object.entries(args))));
    sizes.observe(sample);
    return () => sizes.disconnect();
  }, [args]);
  return (
    <div style={{ position: 'relative' }}>
      <div ref={box} className="sample sb-unstyled" style={{ padding: '2rem' }} inert>
        <Sample args={args} />
      </div>
      {marks.map(({ number, left, top }) => (
        <span key={number} className="mark" style={{ left, top, background: vars.ink.base, color: vars.paper.base }}>
          {number}
        </span>
      ))}
    </div>
  );
}

/** Returns a value in which `findMarks` finds the part; an optional part that the story lacks gets one. */
function toMarked(name: string, type: string | undefined, value: unknown): unknown {
  if (type === 'LucideIcon') {
    const Icon = (value as Icon | undefined) ?? icons['Info'];
    return Icon && ((props: ComponentProps<Icon>) => <Icon {...props} data-part={name} />);
  }
  const text = name.charAt(0).toUpperCase() + name.slice(1);
  if (type === 'string') return value ?? (plainText.test(name) ? text : undefined);
  const isText = value === undefined || typeof value === 'string';
  return isText ? <span data-part={name}>{(value as ReactNode) ?? text}</span> : value;
}

/** Returns the start of each part, relative to the sample. */
function findMarks(sample: HTMLElement, args: readonly (readonly [name: string, value: unknown])[]): readonly Mark[] {
  const origin = sample.getBoundingClientRect();
  return args.flatMap(([name, value], index) => {
    const part = sample.querySelector(`[data-part=${name}]`) ?? findText(sample, value);
    if (!part) return [];
    // An element may be wider than its text.
    const text = document.createRange();
    text.selectNodeContents(part);
    const { left, top, width } = (part instanceof SVGElement ? part : text).getBoundingClientRect();
    return width === 0 ? [] : [{ number: index + 1, left: left - origin.left, top: top - origin.top }];
  });
}

/** Returns the innermost element whose text is the value of a part. */
const findText = (sample: HTMLElement, value: unknown): Element | undefined =>
  typeof value === 'string' && value !== ''
    ? [...sample.querySelectorAll('*')].findLast((element) => element.textContent?.trim() === value.trim())
    : undefined;
