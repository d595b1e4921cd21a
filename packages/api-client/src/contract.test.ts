import { expectTypeOf, test } from 'vitest';
import type { Client } from './client.ts';
import type { FreeOperationId, Input, Item, OperationId, Output, PagedOperationId, Schema } from './contract.ts';

test('an input is required where the contract requires it', () => {
  expectTypeOf<Input<'getTour'>>().toEqualTypeOf<{ path: { id: string } }>();
  expectTypeOf<Input<'getTourDay'>['query']>().toEqualTypeOf<{ day_number: number }>();
  expectTypeOf<Input<'listTours'>['query']>().toExtend<{ featured?: boolean } | undefined>();
  expectTypeOf<Input<'loginUser'>>().toEqualTypeOf<{ body: Schema<'Credentials'> }>();
  expectTypeOf<'getCart'>().toExtend<FreeOperationId>();
  expectTypeOf<'getTour'>().not.toExtend<FreeOperationId>();
  expectTypeOf<'loginUser'>().not.toExtend<FreeOperationId>();
});

test('what the client adds is optional', () => {
  expectTypeOf<Input<'transferGuestCart'>['body']>().toExtend<{ session_key?: string }>();
  expectTypeOf<Input<'cancelBooking'>>().toEqualTypeOf<{ path: { ref: string }; query?: { refund_quote?: string } }>();
  expectTypeOf<Input<'getTour'>>().not.toHaveProperty('headers');
  expectTypeOf<Input<'getCart'>>().toEqualTypeOf<{ headers?: { 'X-Session-Key'?: string } }>();
});

test('an output is the body of a success', () => {
  expectTypeOf<Output<'getTour'>>().toEqualTypeOf<Schema<'Tour'>>();
  expectTypeOf<Output<'addCartItem'>>().toEqualTypeOf<Schema<'CartItem'>>();
  expectTypeOf<Output<'removeCartItem'>>().toEqualTypeOf<undefined>();
  expectTypeOf<Output<'getImage'>>().toEqualTypeOf<Blob>();
  expectTypeOf<Output<'getLatestBooking'>>().toEqualTypeOf<Schema<'Booking'> | null>();
});

test('paginated lists have items', () => {
  expectTypeOf<Item<'listActivities'>>().toEqualTypeOf<Schema<'Activity'>>();
  expectTypeOf<Item<'listBookings'>>().toEqualTypeOf<Schema<'StaffBooking'>>();
  expectTypeOf<'getTour'>().not.toExtend<PagedOperationId>();
});

test('a call without required input does not compile', () => {
  const calls = (client: Client) => [
    client.call('getCart'),
    client.call('getTour', { path: { id: 'liwa' } }),
    // @ts-expect-error the id is missing
    client.call('getTour'),
    // @ts-expect-error the id has another name
    client.call('getTour', { path: { slug: 'liwa' } }),
    // @ts-expect-error no such operation
    client.call('getTours'),
    // @ts-expect-error not a paginated list
    client.allPages('getCart'),
  ];
  expectTypeOf(calls).toBeFunction();
});

test('a generic function preserves the types', () => {
  const call = <Id extends OperationId>(client: Client, id: Id, input: Input<Id>) => client.call(id, input);
  expectTypeOf(call<'getTour'>).returns.resolves.toEqualTypeOf<Schema<'Tour'>>();
});
