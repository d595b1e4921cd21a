import { examples } from '@aitours/api-client/mocks';
import { expect, test } from 'vitest';
import { checkPromoDraft, type PromoDraft, toPromoDraft, toPromoInput } from './promoDraft.ts';
import { promoMessages } from './promoMessages.ts';

const { errors } = promoMessages;
const [spring, sorry] = examples.listPromoCodes.promoCodes.results;

test('the form of a stored promo code sends what is stored', () => {
  expect(toPromoInput(toPromoDraft(spring))).toEqual({
    code: 'SPRING10',
    percent: 10,
    amount: null,
    products: spring!.products.map(({ type, id }) => ({ type, id })),
    valid_from: '2030-03-01',
    valid_until: '2030-03-31',
    max_uses: 500,
    max_uses_per_customer: 1,
    is_active: true,
  });
  expect(toPromoInput(toPromoDraft(sorry))).toMatchObject({
    percent: null,
    amount: '50.00',
    valid_from: null,
    valid_until: null,
    max_uses: 1,
    max_uses_per_customer: null,
  });
});

test('a new promo code can be used, once per customer', () => {
  expect(toPromoDraft(undefined)).toMatchObject({
    kind: 'percent',
    isActive: true,
    maxUsesPerCustomer: '1',
    products: [],
  });
});

test.each<[what: string, Partial<PromoDraft>, Record<string, string>]>([
  ['a complete one', {}, {}],
  ['spaces around it', { code: ' spring ', percent: ' 5 ' }, {}],
  ['another text', { code: 'ten percent' }, { code: errors.code }],
  ['no percent', { percent: '0' }, { percent: errors.percent }],
  ['everything', { percent: '100' }, {}],
  ['more than everything', { percent: '101' }, { percent: errors.percent }],
  ['half a percent', { percent: '2.5' }, { percent: errors.percent }],
  ['an amount', { kind: 'amount', amount: '49.50' }, {}],
  ['no amount', { kind: 'amount', amount: '0' }, { amount: errors.amount }],
  ['a text as amount', { kind: 'amount', amount: 'fifty' }, { amount: errors.amount }],
  ['a product that isn’t chosen', { productSearch: 'dunes' }, { products: errors.product }],
  ['spaces in the search', { productSearch: '  ' }, {}],
  ['one day', { validFrom: '2030-03-05', validUntil: '2030-03-05' }, {}],
  ['an end before its start', { validFrom: '2030-03-05', validUntil: '2030-03-04' }, { valid_until: errors.order }],
  ['no limits', { maxUses: '', maxUsesPerCustomer: '' }, {}],
  ['a limit of none', { maxUses: '0' }, { max_uses: errors.limit }],
  ['more each than in total', { maxUses: '2', maxUsesPerCustomer: '3' }, { max_uses_per_customer: errors.tooManyEach }],
])('the form of a promo code checks %s', (_what, part, found) => {
  expect(checkPromoDraft({ ...toPromoDraft(spring), ...part })).toEqual(found);
});
