import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Image, type Picture } from '../../components/Image/Image.tsx';
import { PlainList } from '../../components/PlainList/PlainList.tsx';
import { usePatternMessages } from '../../messages/patternMessages.ts';
import { type Fact, FactList } from '../FactList/FactList.tsx';
import * as styles from './OrderLine.css.ts';

export interface OrderLineProps {
  title: string;
  /** The product's page. */
  href?: string;
  /** "Activity", "Ticket", "Tour". */
  kind: string;
  picture: Picture;
  /** Date, party, pickup. */
  facts: Fact[];
  /** Further lines: add-ons. */
  extras?: string[];
  /** The formatted amount of the line. */
  amount: string;
  /** The calculation: "3 × AED 265.00". */
  amountDetail?: string;
  /** A Banner, when the line can't be booked unchanged. */
  warning?: ReactNode;
  editLabel?: string;
  removeLabel?: string;
  onEdit?: () => void;
  onRemove?: () => void;
  /** @default 2 */
  level?: 2 | 3;
}

/** A cart item with its facts and amount (CART-01). */
export function OrderLine(props: OrderLineProps) {
  const { title, href, kind, picture, facts, extras, amount, amountDetail, warning, level = 2 } = props;
  const Title = `h${level}` as const;
  return (
    <article className={styles.line}>
      <div className={styles.picture}>
        <Image {...picture} alt="" ratio="square" sizes="(max-width: 768px) 96px, 160px" />
      </div>
      <div className={styles.content}>
        <p className={styles.kind}>{kind}</p>
        <Title className={styles.title}>
          {href === undefined ? (
            title
          ) : (
            <a className={styles.link} href={href}>
              {title}
            </a>
          )}
        </Title>
        <FactList variant="row" facts={facts} />
        {extras && extras.length > 0 && (
          <PlainList className={styles.extras}>
            {extras.map((extra) => (
              <li key={extra}>{extra}</li>
            ))}
          </PlainList>
        )}
      </div>
      <p className={styles.amount}>
        <strong className={styles.price}>{amount}</strong>
        {amountDetail && <span className={styles.amountDetail}>{amountDetail}</span>}
      </p>
      {warning && <div className={styles.warning}>{warning}</div>}
      {(props.onEdit || props.onRemove) && <Actions {...props} />}
    </article>
  );
}

function Actions({ title, onEdit, onRemove, ...labels }: OrderLineProps) {
  const messages = usePatternMessages();
  const { editLabel = messages.edit, removeLabel = messages.remove } = labels;
  return (
    <div className={styles.actions}>
      {onEdit && (
        <Button tone="quiet" size="small" icon={Pencil} aria-label={messages.editItem(title)} onClick={onEdit}>
          {editLabel}
        </Button>
      )}
      {onRemove && (
        <Button
          tone="quiet"
          size="small"
          icon={Trash2}
          aria-label={messages.removeItem(title)}
          data-remove
          onClick={onRemove}
        >
          {removeLabel}
        </Button>
      )}
    </div>
  );
}
