import type { Page } from '@playwright/test';

/** The parts of Storybook's preview that this file uses. */
interface Preview {
  readonly channel: {
    on(event: string, listener: (value: unknown) => void): void;
    emit(event: string, value: unknown): void;
  };
  readonly storyStoreValue: {
    readonly storyIndex: { readonly entries: Readonly<Record<string, Entry>> };
    loadStory(target: { storyId: string }): Promise<Story>;
  };
}

interface Entry {
  readonly importPath: string;
  readonly tags: readonly string[];
}

interface Story {
  readonly initialArgs: Readonly<Record<string, unknown>>;
  readonly argTypes: Readonly<
    Record<
      string,
      {
        readonly control?: { readonly type?: string; readonly disable?: boolean };
        readonly options?: readonly unknown[];
      }
    >
  >;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: Preview;
  }
}

/**
 * Sets each control of a story of a library component to another value and back, one after the other.
 *
 * @throws if the story fails with one of them
 */
export async function visitControls(page: Page, storyId: string): Promise<void> {
  const failures = await page.evaluate(async (id) => {
    const { channel, storyStoreValue } = window.__STORYBOOK_PREVIEW__;
    if (!storyStoreValue.storyIndex.entries[id]?.importPath.startsWith('./packages/ui/')) return [];
    const { argTypes, initialArgs } = await storyStoreValue.loadStory({ storyId: id });
    const otherValue = (type: string, name: string, options: readonly unknown[] = []): unknown =>
      ({
        boolean: initialArgs[name] !== true,
        number: Number(initialArgs[name] ?? 0) + 1,
        object: initialArgs[name],
        text: 'Sunset in the dunes',
      })[type] ?? options.find((option) => option !== initialArgs[name]);
    const found: string[] = [];
    let settle = (): void => undefined;
    channel.on('storyRendered', () => settle());
    for (const event of ['storyErrored', 'storyThrewException']) {
      channel.on(event, (error) => {
        found.push(error instanceof Error ? error.message : JSON.stringify(error));
        settle();
      });
    }
    let reset: Record<string, unknown> = {};
    for (const [name, { control, options }] of Object.entries(argTypes)) {
      if (!control?.type || control.disable) continue;
      const before = found.length;
      const settled = new Promise<void>((resolve) => {
        settle = resolve;
      });
      channel.emit('updateStoryArgs', {
        storyId: id,
        updatedArgs: { ...reset, [name]: otherValue(control.type, name, options) },
      });
      reset = { [name]: initialArgs[name] };
      await settled;
      if (found.length > before) found.push(`^ the control ${name}`);
    }
    return found;
  }, storyId);
  if (failures.length > 0) throw new Error(`A control breaks the story:\n${failures.join('\n')}`);
}
