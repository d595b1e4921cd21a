import { describe, expect, it } from 'vitest';
import { toBookingPayload } from '../checkout/index.ts';
import { isPhone, phoneInvalid } from '../phone/index.ts';
import { pickDay } from '../tour-plan/index.ts';
import { checkTourStep, getNextStep, getPreviousStep, toTourCartItem, tourBookingSteps } from './index.ts';

const info = { firstName: 'Mona', lastName: 'Haddad', email: 'mona@example.ae', phone: '+971 50 123 4567' };

describe('the steps', () => {
  it('TOUR-27 are four, in this order', () =>
    expect(tourBookingSteps).toEqual(['personal-info', 'contact-details', 'payment', 'confirmation']));

  it('TOUR-28 returns the previous step', () => {
    expect(tourBookingSteps.map(getPreviousStep)).toEqual([undefined, 'personal-info', 'contact-details', undefined]);
  });

  it('TOUR-29 returns the next step', () => {
    expect(tourBookingSteps.map(getNextStep)).toEqual(['contact-details', 'payment', 'confirmation', 'confirmation']);
  });
});

describe('checkTourStep', () => {
  it('TOUR-29 TOUR-35 accepts a completed step', () => {
    for (const step of tourBookingSteps) expect(checkTourStep(step, info, isPhone)).toEqual({});
  });

  it.each([
    ['TOUR-30', 'personal-info', 'firstName', 'First name is required'],
    ['TOUR-31', 'personal-info', 'lastName', 'Last name is required'],
    ['TOUR-32', 'contact-details', 'email', 'Email is required'],
    ['TOUR-34', 'contact-details', 'phone', 'Phone number is required'],
  ] as const)('%s %s: %s is required', (_, step, field, message) => {
    for (const blank of ['', '  '])
      expect(checkTourStep(step, { ...info, [field]: blank }, isPhone)).toEqual({ [field]: message });
  });

  it.each(['mona', 'mona@example', '@example.ae', 'mona example.ae', 'mo na@example.ae'])(
    'TOUR-33 %s is no email',
    (email) =>
      expect(checkTourStep('contact-details', { ...info, email }, isPhone)).toEqual({
        email: 'Please enter a valid email address',
      }),
  );

  it('rejects an invalid phone number', () =>
    expect(checkTourStep('contact-details', { ...info, phone: 'call me' }, isPhone)).toEqual({
      phone: phoneInvalid,
    }));

  it('TOUR-29 TOUR-36 each step checks its own fields', () => {
    const empty = { firstName: '', lastName: '', email: '', phone: '' };
    expect(Object.keys(checkTourStep('personal-info', empty, isPhone))).toEqual(['firstName', 'lastName']);
    expect(Object.keys(checkTourStep('contact-details', empty, isPhone))).toEqual(['email', 'phone']);
    expect(checkTourStep('payment', empty, isPhone)).toEqual({});
  });
});

it('TOUR-37 TOUR-42 GAP-82 a tour’s request has the tour, the travellers, and choices for each day', () => {
  const offers = { hotels: [], rooms: [], vehicles: [], meals: [{ id: '91', name: 'Half Board' }] };
  const createDay = (day_number: number) => ({ day_number, hotel_details: null, transfers: [], activities: [] });
  const order = toTourCartItem({
    tour: { id: '11', slug: 'two-cities', title: 'Two Cities' },
    startDate: '2026-12-18',
    travellers: { adults: 2, children512: 1, children25: 1, infants: 1 },
    picks: [pickDay(createDay(1), { meal: '91' }, offers), pickDay(createDay(2), {}, offers)],
    amount: 3250_00,
  });
  const buyer = { ...info, paymentMethod: 'cash', specialRequests: ' Cot ' } as const;
  expect(toBookingPayload({ type: 'tour', items: [order] }, buyer)).toMatchObject({
    booking_type: 'tour',
    payment_method: 'cash',
    special_requests: 'Cot',
    cart_items: [
      {
        type: 'tour',
        id: '11',
        date: '2026-12-18',
        price: '3250.00',
        quantity: 1,
        details: {
          ...info,
          adults: 2,
          children: 2,
          children512: 1,
          children25: 1,
          infants: 1,
          customizations: {
            hotels: [{ day_number: 1 }, { day_number: 2, hotel_id: null, hotel_name: 'Default Hotel' }],
            meals: [
              { day_number: 1, meal_type_id: '91' },
              { day_number: 2, meal_type_id: null },
            ],
            activities: [{ day_number: 1 }, { day_number: 2 }],
          },
        },
      },
    ],
  });
});
