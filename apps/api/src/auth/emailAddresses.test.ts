import { expect, test } from 'vitest';
import { parseMailbox } from './emailAddresses.ts';

test.each([
  ['vic@example.ae', ['<vic@example.ae>', 'Vic@Example.AE', ' vic@example.ae ', ' <VIC@example.ae> ']],
  ['vic@münchen.de', ['vic@xn--mnchen-3ya.de', 'VIC@MÜNCHEN.de', 'vic@mu\u0308nchen.de']],
  ['vic.o+tours@mail.example.ae', ['Vic.O+Tours@mail.example.ae']],
])('GAP-03 %s is one mailbox, written as %j', (mailbox, texts) => {
  expect(new Set([mailbox, ...texts].map(parseMailbox))).toEqual(new Set([mailbox]));
});

test.each([
  'Vic <vic@example.ae>',
  'Vic<vic@example.ae>',
  'vic@example.ae>',
  '<vic@example.ae',
  'vic@example.ae, sara@example.ae',
  'team: vic@example.ae;',
  'vi..c@example.ae',
  'vic@example.ae.',
  'vic@exa mple.ae',
  '(vic@example.ae',
  'vic@example.ae#x',
  'vic@example.ae/x.y',
  'vic@example.ae?x',
  'vic@ex%61mple.ae',
  '#@=.#',
  '',
])('GAP-03 %j is no mailbox', (text) => expect(parseMailbox(text)).toBeFalsy());
