import { formatWireAmount } from '@aitours/domain/money';
import type { Quote, QuoteLine } from '@aitours/domain/pricing';
import type { components } from '@aitours/openapi/schema';

type QuotePart = components['schemas']['QuotePart'];

const kinds = {
  adults: 'adults',
  children: 'children',
  children512: 'children_5_to_12',
  children25: 'children_2_to_4',
  guests: 'guests',
  private: 'private_groups',
  groupDiscount: 'group_discount',
  addon: 'add_on',
  room: 'room',
  vehicle: 'vehicle',
  activity: 'day_activity',
  outward: 'outward',
  return: 'return',
} as const satisfies Record<QuoteLine['kind'], QuotePart['kind']>;

/** Returns the lines of a quote that cost or reduce something. @param parties how often the quote is charged */
export const formatBreakdown = ({ lines }: Quote, parties: number): QuotePart[] =>
  lines
    .filter((line) => !('count' in line) || line.count > 0)
    .map((line) => ({
      kind: kinds[line.kind],
      count: 'count' in line ? line.count * parties : null,
      percent: 'percent' in line ? line.percent : null,
      day_number: 'day' in line ? line.day : null,
      name: 'title' in line ? line.title : 'name' in line ? line.name : null,
      amount: formatWireAmount(line.amount * parties),
    }));
