/** The text of the page About Us (GAP-44). */
export const messages = {
  title: 'About Us',
  lead: 'A small company in Dubai that sells days out in all seven Emirates.',
  story: {
    title: 'Why we do this',
    paragraphs: [
      'Most visitors see the tallest tower, the largest mall and the inside of a bus. The Emirates we know have mangroves to paddle through at high tide, a fish market at five in the morning, wadis that run with water after rain, and a desert where it is so quiet that you hear the sand move. We began aiTours to sell those days as well as the famous ones, and to say plainly what each is like.',
      'Before we sell something, one of us tries it: with children, in August, on a Friday, in the cheapest seats. We don’t sell what didn’t convince us. The person who went writes the text.',
    ],
  },
  promises: {
    title: 'What you can count on',
    lead: 'Four promises that apply to every booking.',
    all: [
      {
        icon: 'places',
        title: 'Places that exist',
        text: 'The number of places left is always current. We never sell a place twice.',
      },
      {
        icon: 'prices',
        title: 'One price',
        text: 'The price on the card is the price in the cart, on the receipt and on the voucher. We add no fees.',
      },
      {
        icon: 'cancelling',
        title: 'A day to change your mind',
        text: 'Cancel more than 24 hours before the start for a full refund. It takes one click and you give no reason.',
      },
      {
        icon: 'people',
        title: 'People we know',
        text: 'Licensed local guides, drivers and captains whom we know in person and have worked with for years.',
      },
    ],
  },
  next: {
    title: 'What next?',
    text: 'Browse our offers, or ask us what suits you.',
    browse: 'Browse things to do',
    contact: 'Contact us',
  },
} as const;
