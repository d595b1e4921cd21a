import { ApiProblem, NetworkError } from '@aitours/api-client';
import { examples } from '@aitours/api-client/mocks';
import { formatPrice } from '@aitours/domain/money';
import { toJourney } from '@aitours/domain/transfers';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { getFailure, priceRide, TransferNotCreated, toQuoteLine } from './createTransfer.ts';
import { describeFare, describePricing } from './describeFare.ts';
import { clearChoice, findChoice, readStoredChoice, storeChoice } from './storedChoice.ts';
import { isVehicle, listShortageMessages } from './vehicle.ts';
import {
  closeWizard,
  createDraft,
  openWizard,
  readDraft,
  restorePending,
  storePending,
  type WizardDraft,
  withoutTraveller,
} from './wizardDraft.ts';
import { getJourneyErrors, getPaymentErrors } from './wizardErrors.ts';
import { isWizardOpen, wizardStore } from './wizardStore.ts';

const [sedan, , , minibus] = examples.listTransferVehicles.transferVehicles;
const search = {
  pickupLocation: 'Dubai Mall',
  dropoffLocation: 'Dubai Marina',
  date: '2030-03-10',
  time: '14:45',
  passengers: 3,
  luggage: 2,
};
const choice = { vehicle: sedan!, search };
const payment = { firstName: 'Mona', lastName: 'H', email: 'm@x.ae', phone: '1', paymentMethod: 'cash' } as const;
const storedValue = (): WizardDraft | undefined => readDraft(wizardStore.read());
const now = new Date('2030-03-01T08:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  wizardStore.write(null);
});
afterEach(() => vi.unstubAllGlobals());

describe('the price of a ride', () => {
  const createRide = (isReturn: boolean) => ({
    vehicle: sedan!,
    journey: { ...toJourney(search), isReturn, returnDate: '2030-03-12', returnTime: '18:00' },
    distance: 40,
  });

  it('CONST-17 CONST-18 QUIRK-12 has the return and the discount', () => {
    expect(priceRide(createRide(false), 0)).toEqual({ price: 100_00, total: 100_00 });
    expect(priceRide(createRide(true), 10)).toEqual({ price: 200_00, total: 180_00 });
  });

  it('GAP-26 is requested for the journey, with a return only if there is one', () => {
    const line = {
      type: 'transfer',
      vehicle_id: sedan?.id,
      date: '2030-03-10',
      time: '14:45',
      passengers: 3,
      luggage: 2,
      pickup_location: 'Dubai Mall',
      dropoff_location: 'Dubai Marina',
    };
    expect(toQuoteLine(createRide(false))).toEqual(line);
    expect(toQuoteLine(createRide(true))).toEqual({ ...line, return_date: '2030-03-12', return_time: '18:00' });
  });
});

describe('the stored choice', () => {
  it('XFER-11 XFER-16 is stored and cleared', () => {
    expect(readStoredChoice()).toBeUndefined();
    storeChoice(choice);
    expect(readStoredChoice()).toEqual(choice);
    clearChoice();
    expect(readStoredChoice()).toBeUndefined();
  });

  it.each([null, {}, { vehicle: {}, search }, { vehicle: sedan, search: {} }])(
    'XFER-16 is ignored when invalid: %o',
    (state) => expect(findChoice(state)).toBeUndefined(),
  );

  it('XFER-16 may be unreadable or missing', () => {
    localStorage.setItem('transferChoice', '{');
    expect(readStoredChoice()).toBeUndefined();
    vi.stubGlobal('localStorage', undefined);
    expect(() => storeChoice(choice)).not.toThrow();
    expect(() => clearChoice()).not.toThrow();
    expect(readStoredChoice()).toBeUndefined();
  });
});

describe('the wizard', () => {
  it('XFER-17 XFER-27 opens with the choice’s vehicle and journey', () => {
    openWizard(choice);
    expect(isWizardOpen()).toBe(true);
    expect(storedValue()).toMatchObject({ step: 'details', isMinimised: false, vehicle: sedan, journey: search });
  });

  it('XFER-27 without a choice it has its own defaults', () => {
    openWizard();
    expect(storedValue()).toEqual(createDraft());
    expect(createDraft().journey).toEqual(toJourney({}));
  });

  it('XFER-17 another choice keeps the traveller’s details', () => {
    wizardStore.write(JSON.stringify({ ...createDraft(choice), step: 'payment', payment, owner: '7' }));
    openWizard({ ...choice, vehicle: minibus! });
    expect(storedValue()).toMatchObject({ step: 'details', vehicle: minibus, payment, owner: '7' });
  });

  it('XFER-21 opened again it is unchanged and no longer minimised', () => {
    wizardStore.write(JSON.stringify({ ...createDraft(choice), step: 'payment', isMinimised: true }));
    openWizard();
    expect(storedValue()).toMatchObject({ step: 'payment', isMinimised: false, vehicle: sedan });
  });

  it('XFER-20 closing clears its data', () => {
    openWizard(choice);
    closeWizard();
    expect(isWizardOpen()).toBe(false);
    expect(localStorage.getItem('transferBooking')).toBeNull();
  });

  it('XFER-22 notifies of changes, and works without storage', () => {
    const listener = vi.fn();
    const stop = wizardStore.subscribe(listener);
    vi.stubGlobal('localStorage', undefined);
    openWizard(choice);
    expect(storedValue()?.vehicle).toEqual(sedan);
    expect(listener).toHaveBeenCalledOnce();
    stop();
    closeWizard();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('XFER-22 with full storage the newest draft is shown, not the stored one', () => {
    openWizard();
    const { setItem } = localStorage;
    localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    openWizard(choice);
    expect(storedValue()?.vehicle).toEqual(sedan);
    localStorage.setItem = setItem;
    closeWizard();
    expect(isWizardOpen()).toBe(false);
  });

  it.each(['{', 'null', '{"step":"later"}', JSON.stringify({ ...createDraft(), vehicle: { id: 7 } })])(
    'XFER-22 ignores %s',
    (text) => expect(readDraft(text)).toBeUndefined(),
  );

  it('GAP-80 another user doesn’t see the entries', () => {
    const draft: WizardDraft = { ...createDraft(choice), payment: { ...payment, promoCode: 'SPRING15' }, owner: '7' };
    expect(withoutTraveller(draft)).toEqual(createDraft(choice));
  });
});

describe('waiting for sign-in', () => {
  const draft: WizardDraft = {
    ...createDraft(choice),
    payment: { ...payment, promoCode: 'SPRING15' },
    step: 'payment',
  };
  const wait = (change: Partial<WizardDraft> = {}) => storePending({ ...draft, ...change }, now);

  it('XFER-33 is stored with its step and time, and the wizard closes', () => {
    openWizard(choice);
    wait();
    const pending = JSON.parse(localStorage.getItem('pendingBooking')!);
    expect(pending).toMatchObject({ step: 'payment', timestamp: now.getTime() });
    expect(isWizardOpen()).toBe(false);
  });

  it('XFER-34 is restored on the payment step, and deleted', () => {
    wait({ isMinimised: true });
    expect(restorePending(minutesLater(29))).toBe(true);
    expect(storedValue()).toEqual(draft);
    expect(localStorage.getItem('pendingBooking')).toBeNull();
    expect(restorePending(minutesLater(29))).toBe(false);
  });

  it('XFER-34 without a vehicle it is restored on the first step', () => {
    wait({ vehicle: null });
    expect(restorePending(minutesLater(1))).toBe(true);
    expect(storedValue()?.step).toBe('details');
  });

  it('XFER-35 CONST-21 after 30 minutes it is discarded', () => {
    wait();
    expect(restorePending(minutesLater(30))).toBe(false);
    expect(isWizardOpen()).toBe(false);
    expect(localStorage.getItem('pendingBooking')).toBeNull();
  });

  it.each(['{', '7', JSON.stringify({ timestamp: 1 })])('XFER-35 %s is discarded', (text) => {
    localStorage.setItem('pendingBooking', text);
    expect(restorePending(now)).toBe(false);
  });

  it('XFER-33 without storage the wizard stays open', () => {
    vi.stubGlobal('localStorage', undefined);
    openWizard(choice);
    wait();
    expect(isWizardOpen()).toBe(true);
    expect(restorePending(now)).toBe(false);
  });
});

describe('messages', () => {
  const route = { distance: 40, isEstimated: false };

  const euro = (amount: number) => formatPrice(amount, '€');

  it('XFER-37 the return costs the same again', () => {
    const { lines, total } = describeFare(sedan!, route, true, euro);
    expect(total).toBe('€200.00');
    expect(lines).toEqual([
      { label: 'Outward', amount: '€100.00', detail: '40 km × €2.50' },
      { label: 'Return', amount: '€100.00', detail: '40 km × €2.50' },
    ]);
  });

  it('QUIRK-12 the discount of a first booking is a line, and the lines add up', () => {
    const { lines, total } = describeFare(sedan!, route, false, euro, 10);
    expect(lines[1]).toEqual({ label: 'First booking, 10% off', amount: '−€10.00', discount: true });
    expect(total).toBe('€90.00');
  });

  it('GAP-26 a promo code replaces the discount of a first booking', () => {
    const promo = { price: 100_00, total: 50_00, discount: { promo_code: 'HALF' } };
    const { lines, total } = describeFare(sedan!, route, false, euro, 10, promo);
    expect(lines.slice(1)).toEqual([{ label: 'Promo code HALF', amount: '−€50.00', discount: true }]);
    expect(total).toBe('€50.00');
  });

  it('GAP-38 a vehicle without a price per kilometre has a fixed price', () => {
    expect(describeFare(minibus!, route, false, euro).total).toBe('€280.00');
    expect(describePricing(minibus!, route, euro)).toBe('Fixed price for any distance');
  });

  it('GAP-38 a price between zones replaces the price by distance, and names them', () => {
    const zone_prices = [{ from: 'a', to: 'b', price: '70.00' }];
    const [from, to] = [
      { id: 'b', name: 'Marina' },
      { id: 'a', name: 'Airports' },
    ];
    const zones = { from, to };
    const described = describeFare({ ...sedan!, zone_prices }, { ...route, zones }, true, euro);
    expect(described.total).toBe('€140.00');
    expect(described.lines[0]?.detail).toBe('Fixed price between Marina and Airports');
    const within = { ...route, zones: { from, to: from } };
    expect(describePricing({ ...sedan!, zone_prices }, within, euro)).toBe('40 km × €2.50');
    const inOne = [{ from: 'b', to: 'b', price: '30.00' }];
    expect(describePricing({ ...minibus!, zone_prices: inOne }, within, euro)).toBe('Fixed price within Marina');
    expect(
      priceRide({ vehicle: { ...sedan!, zone_prices }, journey: toJourney(search), distance: 40, zones }, 0),
    ).toEqual({
      price: 70_00,
      total: 70_00,
    });
  });

  it('GAP-39 a vehicle that is too small says why', () => {
    expect(listShortageMessages(sedan!, { passengers: 4, luggage: 3 })).toEqual([
      'Takes 3 passengers; you have 4.',
      'Takes 2 pieces of luggage; you have 3.',
    ]);
    expect(listShortageMessages(sedan!, { passengers: 3, luggage: 2 })).toEqual([]);
    expect(isVehicle({ ...sedan, price: 95 })).toBe(false);
  });

  it('XFER-23 XFER-25 XFER-28 errors are shown by field', () => {
    const journey = getJourneyErrors(
      { date: 'past', time: 'missing', returnTime: 'past', passengers: 'outOfRange' },
      3,
    );
    expect(journey).toMatchObject({
      date: 'Choose today or a later day',
      time: 'Choose a time',
      returnTime: 'The return time must be after the outward time',
      passengers: 'Choose a number from 1 to 10',
    });
    expect(getJourneyErrors({ time: 'tooSoon' }, 3).time).toContain('Choose a start from');
    expect(getJourneyErrors({ luggage: 'outOfRange', returnDate: 'missing' }, 3)).toMatchObject({
      luggage: 'Choose a number from 0 to 10',
      returnDate: 'Choose a return date',
    });
    expect(getPaymentErrors({ firstName: 'missing', email: 'invalid', paymentMethod: 'missing' })).toMatchObject({
      firstName: 'Enter your first name',
      email: 'Enter an email address like name@example.com',
      paymentMethod: 'Choose how you would like to pay',
    });
    expect(getPaymentErrors({ email: 'missing' }).email).toBe('Enter your email address');
  });
});

test.each([
  [new ApiProblem(400, { detail: 'This time has passed.' }), 'rejected', 'This time has passed.'],
  [new ApiProblem(500, null), 'rejected', 'Failed to create booking'],
  [new TransferNotCreated(), 'rejected', 'Failed to create booking'],
  [new NetworkError(), 'unanswered', 'Without response'],
])('XFER-38 QUIRK-21 %s', (error, is, text) => expect(getFailure(error, 'Without response')).toEqual({ is, text }));

test('XFER-38 the server’s own message', () =>
  expect(new TransferNotCreated().message).toBe('Failed to create transfer booking'));
