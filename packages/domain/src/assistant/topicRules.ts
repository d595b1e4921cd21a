import type { Topic } from './topics.ts';

/**
 * The keywords of the topics. A rule matches a message that has all its words, in any order; `|` separates alternatives,
 * and `*` stands for any ending. Of several rules that match, the one with the most words decides; `!` counts as a word.
 */
export const topicRules: Readonly<Record<Topic, readonly string[]>> = {
  promoCodes: ['!promo|promos|promocode*|coupon*|giftcard*', 'discount*|promotion* code*'],
  refund: ['!refund*|reimburs*|moneyback', 'money get|return|returned|back|receive'],
  cancelling: [
    '!cancel*|cancl*|calloff|annul*|canx',
    'not|cannot|cant|wont|unable come|make|attend|travel|join',
    'no longer come|need|want|going',
  ],
  changing: [
    '!reschedul*|postpon*|rebook*',
    'change*|changing|modif*|move|moving|edit|update|amend*|switch|correct|swap|wrong date*|day|time|booking*|reservation*|tour|trip|ticket*|order|people|person*|name|guest*',
    'add|remove|another|extra|one|more person*|people|guest*|adult*|child|traveller* booking*|reservation*|tour|trip|order',
    'different|another|other|later|earlier date|day|time',
  ],
  vouchers: [
    '!voucher*|qrcode*|eticket*',
    'find|where|print|download|show|send|sent|receive|received|get|got|lost ticket*|pass|passes',
    'confirmation email|mail|letter',
  ],
  pickUp: [
    '!pickup*|dropoff*',
    'driver*|chauffeur*|minibus',
    'where leave*|depart*|bus',
    'collect*|fetch* hotel*|us|me|airport*',
    'meeting|meet point*|where|guide|driver*',
    'hotel*|airport* transfer*|transport*|address|included|from',
  ],
  account: [
    '!password*|passkey*|login*|signin|signup|register*|registration|onetime|otp|authenticator',
    '!account*',
    'profile|address|phone|email*|details change*|edit|update|wrong',
    'delete* data|details',
    'privacy|gdpr',
  ],
  payment: [
    'pay|pays|paid|paying|payment*|payed',
    '!mastercard|amex|applepay|googlepay|paypal|invoice*|receipt*|instalment*|installment*',
    'card|cards|cash|visa|currency|currencies|dirhams|dollars|euros accept*|use|take|with|by|in|declin*|mastercard',
    'credit|debit card*',
    'charge*|charged|declin* twice|when|card|wrong|why',
  ],
  person: [
    '!human*|agent*|operator|representative*|callcenter|hotline|complain*|complaint*|whatsapp',
    'talk*|speak*|chat*|call|contact*|reach|connect|write someone|somebody|anyone|person|agent*|staff|support|service|team|us|aitours|manager',
    'call|contact|reach|write you',
    'contact*',
    'customer* service|support|care',
    'phone|telephone|email|address number*|you|your',
    'office|opening hours|address|where',
    'real|live person*|agent*',
    'you|your open|hours',
  ],
  myBookings: [
    'my|our booking*|reservation*|order|orders',
    'my|our next|upcoming|coming',
    'upcoming trip|tour|tours|activity|activities',
    'when|where|what my|our trip|tour|activity|ride|visit|booking*|safari|transfer|cruise',
    'when|what my|our start*|begin*',
    'status|confirmed|pending my|our booking*|reservation*|order|tour|trip',
    'status booking*|reservation*|order',
    'have|did i booked|book|booking*|reserved',
    'booking*|reservation* number|reference|find|list|show|see|lost',
  ],
  prices: [
    '!discount*',
    'price* change*|higher|increase*|final|includ*|tax|taxes|fees|vat',
    'hidden|extra|booking fee*|cost*|charge*',
  ],
  dayPlanner: ['!planner'],
  booking: [
    'booking*|book|booked|reserve|reserving|reservation*',
    'how|where|can book|booking*|reserve|order|buy|purchase',
    'cart|basket|checkout',
  ],
  onTheDay: [],
  help: ['hello|hi|hey|salam|marhaba|thanks|thank|bye|help|assist*'],
};
