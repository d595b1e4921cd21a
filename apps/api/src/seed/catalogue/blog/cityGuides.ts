import { postsOf } from './draft.ts';

export const cityGuides = postsOf('city-guides', [
  {
    slug: 'one-day-in-old-dubai',
    title: 'One unhurried day in old Dubai',
    author: 'Layla Haddad',
    publishedOn: '2026-11-03',
    featured: true,
    shown: ['creek', 'dusk'],
    excerpt:
      'Wind towers, a one-dirham ferry and a lunch without a menu: a walking day on both banks of the creek, with the hours that work.',
    imageAlt: 'Dhows and an abra on Dubai Creek at dusk',
    metaDescription: 'A one-day walking route through Al Fahidi, the creek, the spice market and Deira, hour by hour.',
    metaKeywords: 'old Dubai, creek, souk, abra, walking',
    content: `
<p>The old town is small. You could cross it in an hour, and many people do, with a flag in front of them. Give it a day instead. Nothing on this route costs more than lunch, and the best part of it costs one dirham.</p>
<h2>Eight: Al Fahidi, before the doors open</h2>
<p>At this hour the lanes belong to cats and to men watering plants. Look up: the square towers catch the breeze on four sides and drop it into the room below, the first air conditioning of the coast. Touch a wall where the plaster has come off. That is coral, cut from the sea bed and set in gypsum.</p>
<p>Have coffee in the courtyard with the fig tree, and be at the coffee museum when it opens at nine.</p>
<h2>Ten: along the water</h2>
<p>Walk past the Grand Mosque to the textile market, a covered street of timber and cloth. Tailors sit upstairs and will copy a shirt in two days. Behind the Hindu temple, in a lane as wide as your shoulders, garlands of marigold are threaded from six in the morning.</p>
<h2>Eleven: the crossing</h2>
<p>From the old market station an abra leaves whenever it is full, which takes two minutes. Pay on the way. Sit on the outside, facing upstream, with your knees against the wind. Five minutes, and you have seen the city from where it began.</p>
<h2>Noon: spices, then lunch</h2>
<p>In the spice market buy from the stall that lets you taste. Saffron should colour warm water slowly and stay red itself. Then follow the porters to lunch: mutton biryani on a steel plate, a stack of raw onion, and lime. There is no menu because there is no choice.</p>
<h2>Two: retreat</h2>
<p>Nobody sensible is outside now. The Shindagha museum has eighty houses with cool rooms; the perfume house is the one to see first.</p>
<h2>Five: gold and dhows</h2>
<p>The gold market glitters best after five, when the lamps go on. Prices follow the day’s rate, the work on top is open to discussion. Afterwards walk to the wharf where dhows are loaded by hand with refrigerators, tyres and mangoes for Iran and Somalia. Sailors like to be greeted, less to be photographed: ask.</p>
<h2>Seven: back across</h2>
<p>Take the last light over the water. On the landing a man sells boiled chickpeas with lemon in paper cones. Sit down with one and watch the lights come on.</p>
<h2>Good to know</h2>
<ul>
<li>Fridays are quiet until the afternoon, and lovely for it.</li>
<li>Cover shoulders and knees, wear shoes that know cobbles.</li>
<li>Metro: Sharaf DG on this bank, Al Ras on the other.</li>
</ul>`,
    comments: [
      {
        author: 'Marco T.',
        content: 'The chickpeas! We went back three evenings in a row.',
        daysLater: 3,
        replies: [
          {
            author: 'Layla Haddad',
            content: 'Ask him for the extra chilli. He keeps it under the counter.',
            daysLater: 3,
          },
        ],
      },
      {
        author: 'Anna Lindqvist',
        content: 'Did this in January with my mother (78). The order of shade and sun is perfect.',
        daysLater: 11,
        replies: [],
      },
    ],
  },
  {
    slug: 'abu-dhabi-in-three-lights',
    title: 'Abu Dhabi in three lights',
    author: 'Layla Haddad',
    publishedOn: '2026-10-12',
    featured: false,
    shown: ['mosque', 'dusk'],
    excerpt:
      'Dawn in the mangroves, noon under the dome, the blue hour at the mosque: a day in the capital planned by the sun.',
    imageAlt: 'The Grand Mosque reflected in its pool at dusk',
    metaDescription:
      'A day in Abu Dhabi planned by light: mangroves at dawn, the Louvre at noon, the Grand Mosque at the blue hour.',
    metaKeywords: 'Abu Dhabi, mosque, Louvre, mangroves, itinerary',
    content: `
<p>Architects and photographers plan a day by light. Everyone else should try it once. Abu Dhabi, flat and white and surrounded by sea, rewards it more than any city I know.</p>
<h2>First light: the mangroves</h2>
<p>Be on the water by half past six. The tide decides which channels are open, and at that hour the sea is so still that your paddle seems to break something. Grey trunks stand on their own reflections. Herons lift one foot, think, and put it down again.</p>
<p>If kayaks are not for you, the boardwalk on Jubail island is two kilometres long, opens at eight, and is empty on weekdays.</p>
<h2>Noon: under the dome</h2>
<p>Most museums keep the sun out. The Louvre Abu Dhabi makes it the main exhibit. Eight layers of stars, steel and aluminium, lie over the white houses; a ray has to pass through all of them, and what reaches the floor is a coin of light that moves while you look. Between half past eleven and one there are hundreds.</p>
<p>See the galleries first, in the cool. Ten rooms in two hours is plenty. Do not miss:</p>
<ul>
<li>the Bactrian princess, who is fourteen centimetres tall and four thousand years old;</li>
<li>the leaf of the Blue Quran, gold on indigo;</li>
<li>the Fountain of Light in the last room, which is best from the floor.</li>
</ul>
<h2>The dead hours</h2>
<p>From two to four the city sleeps and so should you. The Corniche has shaded benches, the beach at Saadiyat has turtles’ nests roped off in spring, and hotel lobbies are cold enough for a jacket.</p>
<h2>The blue hour: the mosque</h2>
<p>Book a free slot an hour before sunset. At first the marble is white, then peach, and after the call to prayer, for about twenty minutes, exactly the blue of the sky, so that domes seem cut out of air. The lamps that come on then follow the moon: cool and bright when it is full, deep blue with drifting clouds when it is new.</p>
<p>Dress is modest for everyone: arms, legs, and hair for women. Abayas are sold at the entrance. Shoes come off before the prayer hall, and the carpet under your feet is the largest ever knotted by hand.</p>
<h2>And then</h2>
<p>Cross the road to Wahat Al Karama, the memorial park. Its sheet of water is a finger deep and holds the whole mosque upside down. Hardly anyone goes. Stay until your eyes have got used to the dark, and be in Dubai by ten, or, better, do not go back at all.</p>`,
    comments: [],
  },
  {
    slug: 'sharjah-for-people-who-like-museums',
    title: 'Sharjah for people who like museums',
    author: 'Mariam Saeed',
    publishedOn: '2026-06-21',
    featured: false,
    shown: ['calligraphy', 'gold'],
    excerpt:
      'Sixteen museums, one of the best art biennials in the world and a room where it rains on everyone but you. How to choose.',
    imageAlt: 'A sheet of ornament, a reed pen and an inkwell',
    metaDescription: 'Which museums to see in Sharjah, in which order, with opening hours and a place for lunch.',
    metaKeywords: 'Sharjah, museums, art, culture, Rain Room',
    content: `
<p>Twenty minutes from Dubai, in good traffic, is an emirate that decided to spend on culture what others spend on towers. It has no nightclubs and no bars. It has sixteen museums, a biennial that curators fly in for, and a heart of coral stone that is being put back together house by house.</p>
<h2>If you see only one</h2>
<p>Take the Museum of Islamic Civilization, in an old market hall by the water with a golden dome. Downstairs is science: astrolabes, a model of an elephant clock, maps with south at the top. Upstairs is art, by century. Stand under the dome and look up; the zodiac is in the right order.</p>
<h2>If you have a day</h2>
<ol>
<li><strong>Nine:</strong> Al Hisn, the fort in the middle of Bank Street. It was pulled down in 1970, all but one tower, and rebuilt with its own doors.</li>
<li><strong>Half past ten:</strong> Bait Al Naboodah, a pearl merchant’s house with wooden columns from India.</li>
<li><strong>Noon:</strong> the art museum and, around it, the white cubes of the Sharjah Art Foundation. Courtyards and rooftops are part of the show.</li>
<li><strong>Two:</strong> lunch at Fen, in a former courtyard; it does not serve meat and nobody notices.</li>
<li><strong>Four:</strong> the Rain Room. You walk, and it stops raining where you are. Book ahead, wear no silk.</li>
<li><strong>Six:</strong> Al Noor island, across a footbridge, for butterflies and a reading pavilion.</li>
</ol>
<h2>If you have children</h2>
<p>The discovery centre lets under-tens build, drive and pump. The aquarium is small and the maritime museum next to it full of boats that one may touch. In Mleiha, an hour inland, they can dig.</p>
<h2>Practical</h2>
<ul>
<li>Most museums cost five to ten dirhams, and a ticket for several is cheaper.</li>
<li>Fridays open at four in the afternoon; many close on Mondays.</li>
<li>Dress is more modest than in Dubai, for men too: long trousers, covered shoulders.</li>
<li>Avoid the road back between five and eight. Have dinner instead.</li>
</ul>
<h2>Why it matters</h2>
<p>In most of the Gulf you are asked to admire what is new. In Sharjah somebody has kept the receipts. A grandmother’s kitchen is behind glass, but so is a video by an artist of twenty-six, and school classes sit on the floor before both. Guards, who are often students, like to explain their favourite piece when nobody else is in the room, and are good at it. You leave with the rare feeling of having been taken for an intelligent person.</p>`,
    comments: [
      {
        author: 'Jules K.',
        content: 'Went for the Rain Room, stayed for the elephant clock.',
        daysLater: 14,
        replies: [],
      },
    ],
  },
]);
