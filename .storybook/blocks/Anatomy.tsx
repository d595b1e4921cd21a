import { Markdown } from '@storybook/addon-docs/blocks';
import { useShownStory } from './Sample.tsx';

/** Props that take text but don't show it. */
const hidden = /^(href|id|name|value|defaultValue|sizes|src|min|max|today|role|type|locale)$|Label$|Id$/;
const content = /^(ReactNode|LucideIcon|string)$/;

/** The parts of the component that its props fill: text, icons and other components. */
export function Anatomy() {
  const parts = Object.values(useShownStory().argTypes)
    .filter(({ name, table }) => content.test(table?.type?.summary ?? '') && !hidden.test(name))
    .map(({ name, description, type }) => {
      const isRequired = typeof type === 'object' && type.required;
      return `1. **${name}**${isRequired ? '' : ' (optional)'}${description ? `: ${description.replace(/\s+/g, ' ')}` : ''}`;
    });
  return <Markdown>{parts.join('\n') || 'Its parts are its content: see the props above.'}</Markdown>;
}
