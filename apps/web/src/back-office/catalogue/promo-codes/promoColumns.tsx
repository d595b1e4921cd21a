import { type CalendarDate, formatShortDate } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { Badge, Button, Stack, type TableColumn, Text } from '@aitours/ui';
import * as cells from '../../shared/cells.css.ts';
import type { StaffPromoCode } from './promoDraft.ts';
import { promoMessages as messages } from './promoMessages.ts';

/** The columns of the list of promo codes. @param today in Dubai; undefined: not known yet, and there are no rows */
export const createPromoColumns = (
  today: CalendarDate | undefined,
  onEdit: (promoCode: StaffPromoCode) => void,
): readonly TableColumn<StaffPromoCode>[] => [
  { key: 'code', header: messages.columns.code, cell: showCode, rowHeader: true },
  { key: 'discount', header: messages.columns.discount, cell: describeDiscount, align: 'end' },
  { key: 'products', header: messages.columns.products, cell: describeProducts },
  { key: 'days', header: messages.columns.days, cell: describeDays },
  { key: 'uses', header: messages.columns.uses, cell: (promoCode) => <Uses promoCode={promoCode} /> },
  {
    key: 'given',
    header: messages.columns.given,
    cell: ({ discounts_total }) => (
      <span className={cells.unbrokenWords}>{formatPrice(parseFils(discounts_total))}</span>
    ),
    align: 'end',
  },
  {
    key: 'state',
    header: messages.columns.state,
    cell: (promoCode) => {
      const state = getState(promoCode, today);
      return <Badge tone={state === 'active' ? 'positive' : 'neutral'}>{messages.states[state]}</Badge>;
    },
  },
  {
    key: 'action',
    header: messages.columns.action,
    cell: (promoCode) => (
      <span className={cells.unbrokenWords}>
        <Button
          tone="secondary"
          size="small"
          aria-label={messages.editOf(promoCode.code)}
          onClick={() => onEdit(promoCode)}
        >
          {messages.edit}
        </Button>
      </span>
    ),
  },
];

const showCode = ({ code }: StaffPromoCode) => (
  <bdi dir="ltr" className={cells.unbrokenWords}>
    {code}
  </bdi>
);

const describeDiscount = ({ percent, amount }: StaffPromoCode): string =>
  percent === null ? formatPrice(parseFils(amount ?? '0')) : messages.percentOff(percent);

function describeProducts({ products: [first, ...others] }: StaffPromoCode): string {
  if (!first) return messages.allProducts;
  return others.length === 0 ? first.title : messages.alsoFor(first.title, others.length);
}

function describeDays({ valid_from: from, valid_until: until }: StaffPromoCode): string {
  if (from === null) return until === null ? messages.anyDay : messages.until(formatShortDate(until));
  return until === null
    ? messages.from(formatShortDate(from))
    : messages.between(formatShortDate(from), formatShortDate(until));
}

function Uses({ promoCode: { uses, max_uses, max_uses_per_customer: each } }: { readonly promoCode: StaffPromoCode }) {
  return (
    <Stack gap="xxsmall">
      <span className={cells.unbrokenWords}>{messages.usesOf(uses, max_uses)}</span>
      {each !== null && (
        <Text size="small" tone="soft">
          {messages.perCustomer(each)}
        </Text>
      )}
    </Stack>
  );
}

function getState(promoCode: StaffPromoCode, today = ''): keyof typeof messages.states {
  const { is_active, valid_from, valid_until, uses, max_uses } = promoCode;
  if (!is_active) return 'off';
  if (valid_until !== null && valid_until < today) return 'ended';
  if (valid_from !== null && valid_from > today) return 'later';
  return max_uses !== null && uses >= max_uses ? 'usedUp' : 'active';
}
