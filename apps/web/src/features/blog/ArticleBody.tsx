import type { ReactNode } from 'react';
import * as styles from './ArticleBody.css.ts';
import { type ArticleNode, listArticleNodes } from './articleNodes.ts';

/** The text of an article (BLOG-08). Its HTML is never inserted; elements are created from an allowlist. */
export function ArticleBody({ html }: { html: string }) {
  return <div className={styles.body}>{elements(listArticleNodes(html))}</div>;
}

const elements = (nodes: readonly ArticleNode[]): ReactNode =>
  nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const { tag: Element, href, children } = node;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an article have no ids and never change their order
    if (Element === 'br' || Element === 'hr') return <Element key={index} />;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the children of a part have no ids either
      <Element key={index} {...(Element === 'a' && href !== undefined && { href })}>
        {elements(children)}
      </Element>
    );
  });
