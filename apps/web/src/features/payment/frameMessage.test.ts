import { expect, it } from 'vitest';
import { frameAddress, parseFrameMessage } from './frameMessage.ts';

const source = 'aitours-payment';

it.each([
  [
    { source, type: 'height', height: 320.4 },
    { is: 'height', height: 321 },
  ],
  [{ source, type: 'changed' }, { is: 'changed' }],
  [{ source, type: 'height' }, undefined],
  [{ source, type: 'height', height: -1 }, undefined],
  [{ source, type: 'height', height: 1e9 }, undefined],
  [{ source: 'other', type: 'changed' }, undefined],
  [{ source, type: 'paid' }, undefined],
  ['changed', undefined],
  [null, undefined],
])('reads %j as %j', (data, message) => expect(parseFrameMessage(data)).toEqual(message));

it('adds theme and direction to the address of the frame', () => {
  const address = frameAddress('/test-provider/payments/1?x=2', 'https://shop.example/pay/1', 'dark', 'rtl');
  expect(address.href).toBe('https://shop.example/test-provider/payments/1?x=2&theme=dark&dir=rtl');
});
