import type { Schema } from '@aitours/api-client';
import { parseFils } from '@aitours/domain/money';
import type { Permission } from '@aitours/domain/staff';
import { Button, Inline, LinkButton, type TableColumn, Text, TextLink, VisuallyHidden } from '@aitours/ui';
import { useQuirks } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import type { PriceFormat } from '../../platform/usePriceFormat.ts';
import * as cells from '../shared/cells.css.ts';
import { listMessages } from '../shared/listMessages.ts';
import { ticketMessages as messages } from './ticketMessages.ts';

type Event = Schema<'Event'>;
type Columns = readonly TableColumn<Event>[];

/**
 * The columns of the events table: prices by ticket type, and actions (STAFF-17, STAFF-18).
 *
 * @param can returns whether the user has a permission; without one for an action there is no column of actions
 */
export const createTicketColumns = (
  format: PriceFormat,
  onBulkSlots: (event: Event) => void,
  can: (permission: Permission) => boolean,
): Columns => [
  {
    key: 'title',
    header: listMessages.columns.title,
    cell: ({ slug, title }) => <TextLink href={paths.attractionDetail(slug)}>{title}</TextLink>,
    rowHeader: true,
    sortable: true,
  },
  {
    key: 'pricing',
    header: listMessages.columns.pricing,
    cell: ({ ticket_types: types }) => (
      <span className={cells.lines}>
        {types.map(({ id, name, adult_price, child_price }) => (
          <span key={id}>
            <VisuallyHidden>{name}: </VisuallyHidden>
            {messages.adult(format(parseFils(adult_price)))}
            {' · '}
            {child_price === null ? messages.noChild : messages.child(format(parseFils(child_price)))}
          </span>
        ))}
      </span>
    ),
  },
  {
    key: 'types',
    header: listMessages.columns.types,
    cell: ({ ticket_types: types }) => <TypeNames types={types} />,
  },
  ...(can('stock.write')
    ? [
        {
          key: 'actions',
          header: listMessages.columns.actions,
          cell: (event: Event) => (
            <Actions {...event} hasEdit={can('catalogue.write')} onBulkSlots={() => onBulkSlots(event)} />
          ),
        },
      ]
    : []),
];

const TypeNames = ({ types }: { types: Event['ticket_types'] }) => (
  <span className={cells.lines}>
    {types.map(({ id, name }) => (
      <Text as="span" size="small" tone="soft" key={id}>
        {name}
      </Text>
    ))}
  </span>
);

interface ActionsProps {
  readonly id: string;
  readonly title: string;
  readonly hasEdit: boolean;
  readonly onBulkSlots: () => void;
}

function Actions({ id, title, hasEdit, onBulkSlots }: ActionsProps) {
  return (
    <Inline gap="xsmall" wrap="never">
      <Button size="small" tone="secondary" aria-label={messages.bulkSlotsOf(title)} onClick={onBulkSlots}>
        {messages.bulkSlots}
      </Button>
      {hasEdit && <Edit id={id} title={title} />}
    </Inline>
  );
}

/** Without effect as specified (STAFF-18). */
const Edit = ({ id, title }: Pick<ActionsProps, 'id' | 'title'>) =>
  useQuirks().hasInertControls ? (
    <Button size="small" tone="quiet" aria-label={messages.editOf(title)}>
      {messages.edit}
    </Button>
  ) : (
    <LinkButton size="small" tone="quiet" aria-label={messages.editOf(title)} href={staffPaths.attraction.edit(id)}>
      {messages.edit}
    </LinkButton>
  );
