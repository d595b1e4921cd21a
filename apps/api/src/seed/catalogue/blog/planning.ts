import { postsOf } from './draft.ts';

export const planning = postsOf('planning', [
  {
    slug: 'when-to-visit-the-emirates',
    title: 'When to visit: the year month by month',
    author: 'Sara Whitmore',
    publishedOn: '2026-10-05',
    featured: false,
    shown: ['map', 'gold'],
    excerpt:
      'Winter sun, spring flowers, turtle season, date harvest: what each month is good for, and the two weeks we would avoid.',
    imageAlt: 'A folded map with a route along the coast and a compass',
    metaDescription: 'Weather, prices, seasons and events in the United Arab Emirates, month by month.',
    metaKeywords: 'best time, weather, UAE, months, planning',
    content: `
<p>“It is always sunny” is true and of little help. Between a January morning at sixteen degrees and an August noon at forty-six lies the difference between a walk and a rescue. This is how the year feels to people who live here.</p>
<h2>November to February: outside</h2>
<p>Days of twenty-four to twenty-eight degrees, cool nights, sea that wakes you up. Balloons fly, wadis fill after the odd rain, every terrace is open. It is the high season, and the weeks around the New Year cost twice as much as the rest. The first half of December is our favourite: same weather, half the people.</p>
<p>Expect some fog in the mornings from December to February. It is beautiful from above and delays flights.</p>
<h2>March and April: the sweet spot</h2>
<p>Thirty degrees, warm sea, desert flowers if it has rained. Hawksbill turtles nest on Saadiyat. Prices fall after Easter. When Ramadan comes in these months, days are quiet and evenings glow: most sights stay open, and visitors are welcome at iftar tables.</p>
<h2>May and June: early birds</h2>
<p>Do everything before ten and after five. The garden shows close, the water parks are at their best, and the big hotels become affordable.</p>
<h2>July and August: inside, or up</h2>
<p>This is the time for museums, aquariums, indoor snow and five-star rooms at three-star prices. The sea is as warm as a bath. The date harvest begins in July, and Liwa celebrates it. For fresh air there is Jebel Jais, ten degrees cooler than the coast.</p>
<h2>September and October: the turn</h2>
<p>Humid at first; then, one morning around the tenth of October, someone opens a window and the whole city talks about it. Desert camps reopen, and the fairground villages follow.</p>
<h2>Dates that move</h2>
<ul>
<li><strong>Ramadan</strong> comes eleven days earlier each year.</li>
<li><strong>Eid</strong> brings three to five days of closed offices and full hotels.</li>
<li><strong>National Day</strong>, on the second of December, brings fireworks and decorated cars. Stay up for it.</li>
</ul>
<h2>What to pack</h2>
<p>In winter a jacket for evenings in the desert, which can be seven degrees. In summer a cardigan for shopping centres, which can feel like it. All year: sunglasses, a scarf for mosques, and shoes that shed sand.</p>
<h2>The two weeks we would avoid</h2>
<p>The last of December and the first of January, unless you love crowds, and the middle of August, unless you love swimming pools. Every other week has something that you would be sorry to miss.</p>`,
    comments: [
      {
        author: 'Dieter H.',
        content: 'We came in the first week of December on your advice. Empty beaches, thank you.',
        daysLater: 28,
        replies: [{ author: 'Sara Whitmore', content: 'Please tell nobody.', daysLater: 29 }],
      },
    ],
  },
  {
    slug: 'how-airport-transfers-work',
    title: 'Airport transfers without surprises',
    author: 'Omar Farouk',
    publishedOn: '2026-08-09',
    featured: false,
    shown: ['van', 'noon'],
    excerpt:
      'Terminals, luggage, child seats, waiting time: how to get from the plane to your bed, told by someone who does it with three children.',
    imageAlt: 'A van and its driver wait outside the airport',
    metaDescription:
      'How to choose and book an airport transfer in Dubai and Abu Dhabi, with luggage, children and late flights.',
    metaKeywords: 'airport transfer, Dubai, DXB, family, luggage',
    content: `
<p>I have landed in Dubai at every hour of the day, with pushchairs, with a cello and once with a sleeping grandfather. This is what I have learned about the last thirty kilometres of a journey, which decide how the first evening feels.</p>
<h2>Know your terminal</h2>
<p>Dubai International has three. Terminal 3 is for Emirates and its friends, 1 for most others, 2 for the low-cost lines on the far side of the runway. From 2 to 3 is a drive of twenty minutes, so look at your ticket before you tell a driver where to wait. Al Maktoum International is another airport altogether, fifty kilometres to the south.</p>
<h2>Choose by luggage, not by people</h2>
<p>A saloon takes three people and two large cases; the third case travels on somebody’s lap. Count like this:</p>
<ul>
<li>two people, two cases: a saloon;</li>
<li>four people, four cases: a large four-wheel drive or a van;</li>
<li>a family of five with a pushchair: a van, without thinking about it;</li>
<li>golf bags and bicycles count as two cases each.</li>
</ul>
<h2>Children</h2>
<p>Car seats are required for the under-fours and sensible for all. Say ages when you book, not “child seat please”: a seat for a baby and a booster for an eight-year-old are different things, and both come free with our vans.</p>
<h2>Waiting and delays</h2>
<p>Your driver sees your flight and moves with it. After landing there are sixty minutes of waiting included, enough for passports and one lost bag. If it takes longer, call the number in your confirmation: a minute of talking saves an hour of guessing. You can cancel free of charge if plans change.</p>
<h2>Where to meet</h2>
<p>At arrivals, after customs, by the sign with your name. In Terminal 3 that is beyond the second set of doors, left of the coffee bar. Turn on your phone: drivers send a picture of where they stand, with the car’s plate.</p>
<h2>Or take something else</h2>
<p>With one bag and a hotel near the red line, the metro is quick and costs less than ten dirhams, from five in the morning to midnight, from nine on Sundays. Taxis are plentiful and honest; the pink-roofed ones are driven by women, for women and families. A booked car is worth it at night, with children, with much luggage, or for the pleasure of seeing your name spelt correctly by someone who is glad you came.</p>
<h2>The way back</h2>
<p>Be at the airport three hours before a long flight. Add thirty minutes on Friday and Sunday evenings, when half the city goes the same way. And leave the last dates in your hand luggage: the security officers are used to it.</p>`,
    comments: [],
  },
  {
    slug: 'travelling-with-children-in-the-heat',
    title: 'With children in the heat: eleven rules',
    author: 'Omar Farouk',
    publishedOn: '2026-05-17',
    featured: false,
    shown: ['waterPark', 'noon'],
    excerpt:
      'Shade before sights, water before thirst, and a bribe for every museum: what three small travellers have taught us.',
    imageAlt: 'Slides wind down into the pool of a water park',
    metaDescription: 'Eleven tested rules for a holiday with children in the warm months of the Emirates.',
    metaKeywords: 'children, family, heat, Dubai, tips',
    content: `
<p>We live here and have three children, which means three opinions about everything. These rules were negotiated over eight summers. They work from May to September, and most of them in January too.</p>
<h2>Outdoors</h2>
<ol>
<li><strong>Out by seven, in by ten.</strong> The beach at breakfast time is another country: cool sand, pelicans, nobody.</li>
<li><strong>Shade first, sight second.</strong> Before you get out of the car, know where the next roof is.</li>
<li><strong>Water before thirst.</strong> A small bottle for each child, filled at each stop. Thirst comes too late.</li>
<li><strong>Salt counts.</strong> Crisps are medicine from June to August. This rule was never negotiated, it was simply adopted.</li>
<li><strong>Shoes on the playground.</strong> Slides and swings can be hot enough to burn. Touch them with the back of your hand.</li>
</ol>
<h2>Indoors</h2>
<ol start="6">
<li><strong>One big thing a day.</strong> Aquarium or snow, never both. The second ticket is money for tears.</li>
<li><strong>Carry a cardigan.</strong> From forty-two degrees to nineteen in a single doorway is how holidays catch cold.</li>
<li><strong>Let them lead for an hour.</strong> In the aquarium we see four fish and one escalator, twelve times. It is their aquarium as well.</li>
</ol>
<h2>At the table and in the car</h2>
<ol start="9">
<li><strong>Eat early and strangely.</strong> Manakish, that is bread with thyme or cheese, has never been refused by any child. Neither has fresh mango juice.</li>
<li><strong>Sunshades on the windows</strong>, and never, for no reason and no minute, a child alone in a parked car.</li>
<li><strong>A promise for the evening.</strong> The fountain, a boat for one dirham, an ice-cream that is pulled like rope. Naps are easier with something at the end.</li>
</ol>
<h2>Our favourite hot-day plan</h2>
<ul>
<li>Seven: paddling at the public beach, breakfast from the van.</li>
<li>Ten: home, shower, an hour of nothing.</li>
<li>Noon: the water park, three hours, straight after opening if you dare.</li>
<li>Four: sleep, all of us, curtains closed.</li>
<li>Seven: creek, abra, dinner by the water, in pyjamas if need be.</li>
</ul>
<h2>When it goes wrong</h2>
<p>Red face, headache, quietness: into the shade, feet in water, small sips, and the day is over. Nobody has ever been sorry to stop too early. The number for an ambulance is 998, pharmacies are open late everywhere, and every shopping centre has a clinic and a very kind nurse with stickers.</p>
<p>And if you manage only one thing in a day, you have done what we do. The children will remember the ice-cream rope. You will remember that they slept, all three, before nine.</p>`,
    comments: [{ author: 'Ravi Menon', content: 'Rule four should be law.', daysLater: 1, replies: [] }],
  },
]);
