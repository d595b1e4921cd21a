import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Children, type ReactNode, useRef, useState } from 'react';
import { usePatternMessages } from '../../messages/patternMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PlainList } from '../PlainList/PlainList.tsx';
import { Section } from '../Section/Section.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Carousel.css.ts';
import { usePages } from './usePages.ts';

export interface CarouselProps {
  /** The heading of the row. */
  title: string;
  description?: ReactNode;
  /** The cards, each with a key. */
  children: ReactNode;
  /** The current page, from 0. */
  page: number;
  onPageChange: (page: number) => void;
  /** Shown between title and cards: a category filter. */
  filter?: ReactNode;
  /** Shown instead of the cards when there are none: a text, a skeleton. */
  empty?: ReactNode;
}

/** Cards per page on a desktop (HOME-07); narrower windows show fewer. */
const PER_PAGE = 4;

/**
 * Cards in one row, page by page; the last page is followed by the first (HOME-08). Swiping, scrolling and the Tab key
 * move it too. For a few items of equal importance use a `Grid`: few users scroll to hidden cards.
 */
export function Carousel({ title, description, children, page, onPageChange, filter, empty }: CarouselProps) {
  const messages = usePatternMessages();
  const scroller = useRef<HTMLUListElement & HTMLOListElement>(null);
  const [moved, setMoved] = useState(false);
  const cards = Children.toArray(children);
  const { pages } = usePages({ scroller, count: cards.length, page, onPageChange, perPage: PER_PAGE });
  const turn = (by: number) => {
    setMoved(true);
    onPageChange((page + by + pages) % pages);
  };
  const arrows = pages > 1 && (
    <div className={styles.arrows}>
      <IconButton icon={ArrowLeft} tone="outline" label={messages.previous(title)} onClick={() => turn(-1)} />
      <IconButton icon={ArrowRight} tone="outline" label={messages.next(title)} onClick={() => turn(1)} />
    </div>
  );
  return (
    <Section title={title} description={description} action={arrows}>
      {filter}
      {cards.length === 0 ? (
        empty
      ) : (
        <div className={styles.viewport}>
          <PlainList className={styles.scroller} ref={scroller}>
            {cards.map((card, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: Children.toArray gives the card itself a key
              <li key={index} className={styles.cell}>
                {card}
              </li>
            ))}
          </PlainList>
        </div>
      )}
      <VisuallyHidden role="status">{moved && messages.pageOf(page + 1, pages)}</VisuallyHidden>
    </Section>
  );
}
