import { getSchema } from '@tiptap/core';
import { DOMParser, type Node as DocumentNode, type Schema, type Slice } from '@tiptap/pm/model';
import { articleExtensions } from './articleExtensions.ts';
import { type ArticleNode, listArticleNodes } from './articleNodes.ts';

const ownSchema = getSchema(articleExtensions);

/** Returns the editor's document of an article's HTML. */
export const toArticleDocument = (html: string): DocumentNode => DOMParser.fromSchema(ownSchema).parse(toElement(html));

/** Returns what is pasted as HTML. @param schema the editor's own */
export const toArticleSlice = (html: string, schema: Schema): Slice =>
  DOMParser.fromSchema(schema).parseSlice(toElement(html));

/** Trusted Types, which the content security policy requires, forbid the browser's own parsing of HTML. */
function toElement(html: string): HTMLElement {
  const root = document.implementation.createHTMLDocument().createElement('div');
  append(root, listArticleNodes(html));
  return root;
}

function append(parent: HTMLElement, nodes: readonly ArticleNode[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') parent.append(node);
    else {
      const element = parent.ownerDocument.createElement(node.tag);
      if (node.href !== undefined) element.setAttribute('href', node.href);
      append(element, node.children);
      parent.append(element);
    }
  }
}
