import { postsOf } from './draft.ts';

export const foodAndDrink = postsOf('food-and-drink', [
  {
    slug: 'a-short-guide-to-karak',
    title: 'A short guide to karak',
    author: 'Ravi Menon',
    publishedOn: '2026-11-10',
    featured: true,
    shown: ['streetFood', 'night'],
    excerpt:
      'It costs two dirhams, comes in a paper cup and runs the country. What is in it, how to order it from a car, and seven stalls worth a detour.',
    imageAlt: 'A lit tea stall at night with people waiting',
    metaDescription:
      'What karak tea is, how to order it, how to cook it at home, and where to drink it in Dubai and Sharjah.',
    metaKeywords: 'karak, tea, street food, Satwa, Sharjah',
    content: `
<p>You sound the horn once. A young man comes out, you hold up fingers for the number of cups, and two minutes later a tray appears at your window. No menu, no names, no hurry. If the Emirates have a national handshake, it is this.</p>
<h2>What it is</h2>
<p>Karak is strong black tea, boiled rather than brewed, with evaporated milk, sugar and spice. It came over the sea from India with traders and builders, lost some of its ginger and gained some saffron on the way, and is now so local that grandmothers argue about it.</p>
<h2>How to order</h2>
<ul>
<li><strong>Aadi</strong>: the ordinary one.</li>
<li><strong>Shakar kam</strong>: less sugar. Expect a look of concern.</li>
<li><strong>Zafran</strong>: with saffron, a dirham more.</li>
<li><strong>Zanjabeel</strong>: with ginger, for colds and Mondays.</li>
</ul>
<p>A good cup is the colour of terracotta, has a thin skin after a minute, and leaves a faint dryness on the tongue. If it tastes of condensed milk only, drive on.</p>
<h2>How to make it at home</h2>
<ol>
<li>Boil two cups of water with four crushed cardamom pods and a small piece of ginger for three minutes.</li>
<li>Add three teaspoons of loose Assam and let it boil, properly boil, for two more.</li>
<li>Pour in a small tin of evaporated milk and two spoons of sugar. Let it rise to the rim three times, lifting the pot each time.</li>
<li>Strain from a height. The foam is not decoration, it cools the tea.</li>
</ol>
<h2>What to eat with it</h2>
<p>Chips Oman, crushed and rolled into a hot paratha with processed cheese. It sounds like something students invented, because students invented it, and it is perfect. More gently: khameer bread with date syrup, or a sweet balaleet omelette at breakfast.</p>
<h2>Where to drink it</h2>
<p>In Satwa, look for the corner with the most taxis: drivers know. In Sharjah the stalls along Al Khan lagoon come with a view of boats. In Jumeirah people drive in slow circles around the same two shops until midnight, and call it an evening out. In Ajman a bakery by the harbour pours it into glasses, which purists forgive because of the bread. In Hatta there is a hut at the dam where the tea comes with a fleece blanket in January.</p>
<p>Wherever you stop, switch off the engine, wind down the window, and stay for the second cup. The first one is for the tea. The second is for the conversation.</p>`,
    comments: [
      {
        author: 'Layla Haddad',
        content: 'You forgot to say that it never tastes the same in a proper cup.',
        daysLater: 1,
        replies: [
          { author: 'Ravi Menon', content: 'Paper or nothing. I stand corrected.', daysLater: 1 },
          { author: 'Omar Farouk', content: 'My grandmother would like a word with both of you.', daysLater: 2 },
        ],
      },
      { author: 'Priya N.', content: 'The three rises! My mother does exactly that.', daysLater: 4, replies: [] },
    ],
  },
  {
    slug: 'what-to-eat-in-deira-after-dark',
    title: 'What to eat in Deira after dark',
    author: 'Ravi Menon',
    publishedOn: '2026-09-14',
    featured: false,
    shown: ['feast', 'night'],
    excerpt: 'An evening on foot through four kitchens and three countries, in an order that leaves room for kunafa.',
    imageAlt: 'A shared platter of rice with small plates around it, seen from above',
    metaDescription: 'A walking route through the kitchens of Deira: falafel, grilled fish, machboos and kunafa.',
    metaKeywords: 'Deira, street food, restaurants, Dubai, kunafa',
    content: `
<p>Deira does not do starters. It does whole evenings, on foot, with both hands. The distances are short, the pavements lively, and the only difficulty is to stop eating at each place while you still want more. Here is the route that we take with friends.</p>
<h2>Half past six: something fried</h2>
<p>Begin in Al Muraqqabat with falafel, stuffed with chilli and onion and rolled in sesame. Stand at the counter and watch the man with the small metal scoop: he makes one every two seconds and has done so for nineteen years. Two for each person is enough. Three is a mistake that you will remember at ten.</p>
<h2>Half past seven: fish with patience</h2>
<p>Walk ten minutes to the Iraqi grill, where carp is opened like a book, salted, and stood beside a wood fire for an hour. Order it before you sit down, and drink sour pomegranate juice while you wait. It comes with bread from the clay oven, pickled mango and raw onions. Use your fingers; there is a basin by the door.</p>
<h2>Nine: rice that remembers</h2>
<p>For machboos you want a place where families sit upstairs. The rice is cooked in the stock, with dried limes, cinnamon and a spoon of ghee that nobody counts. One plate is for two. Ask for <em>daqoos</em>, the tomato sauce, on the side.</p>
<h2>Half past ten: the tray</h2>
<p>Kunafa is a negotiation between cheese and syrup. The Palestinian kind is orange, fine and eaten hot, so join the queue and watch the tray: if it is being cut, wait; if it is half empty, run. Mint tea, no sugar.</p>
<h2>Useful things to know</h2>
<ul>
<li>Most kitchens rest between four and six and are busiest at nine.</li>
<li>Vegetarians eat very well here: ask for <em>foul</em>, <em>mutabbal</em> and the lentil soup.</li>
<li>Bring some cash, although cards work nearly everywhere.</li>
<li>In Ramadan everything moves to after sunset, and the mood is wonderful.</li>
</ul>
<h2>If you only have an hour</h2>
<p>Then take the green line to Union, walk south until you smell bread, and follow it. Buy a disc straight from the oven, fold it around white cheese and mint, and eat it on the way to the creek. Sit on the wooden landing where the abras leave, with your feet above the water and the lights of Bur Dubai across. It may be the best dinner in town, and it costs less than the metro.</p>`,
    comments: [
      {
        author: 'Hannah P.',
        content: 'Followed this to the letter, including the mistake with the third falafel.',
        daysLater: 9,
        replies: [],
      },
    ],
  },
  {
    slug: 'dates-a-tasting-in-five-stages',
    title: 'Dates: a tasting in five stages',
    author: 'Mariam Saeed',
    publishedOn: '2026-07-19',
    featured: false,
    shown: ['oasis', 'gold'],
    excerpt:
      'Green, yellow, half ripe, soft, dry: a date has five lives, and a name for each. What to buy, when, and how to keep it.',
    imageAlt: 'Date palms with fruit beside a water channel',
    metaDescription: 'The five stages of a date, the varieties of the Emirates, and how to buy and keep them.',
    metaKeywords: 'dates, Al Ain, Liwa, food, oasis',
    content: `
<p>In July the road to Liwa smells of honey. Bunches as heavy as a child hang under nets, and everybody has an opinion about them. A visitor who says “I like dates” is asked, politely: which, from where, and at what stage?</p>
<h2>The five stages</h2>
<ol>
<li><strong>Hababouk</strong>: the size of a pea, in spring. Nobody eats it, everybody counts it.</li>
<li><strong>Kimri</strong>: green, hard and bitter. It is pickled like an olive.</li>
<li><strong>Khalal</strong>: yellow or red, crisp as an apple, sweet with a grip on the tongue. It lasts two weeks, and people drive for hours to get it.</li>
<li><strong>Rutab</strong>: half brown, half gold, soft as custard. It must be eaten the same day and is the reason for the Liwa festival.</li>
<li><strong>Tamr</strong>: dried on the tree or on mats, the date that travels and keeps.</li>
</ol>
<h2>Names worth knowing</h2>
<p><strong>Khalas</strong> is the favourite of the house: amber, caramel, never too sweet. <strong>Lulu</strong> is small, round and dark. <strong>Fardh</strong> is firm and keeps for a year, which made it the date of divers and caravans. <strong>Khenaizi</strong> turns dark red at the khalal stage and goes with coffee like nothing else. <strong>Dabbas</strong> ripens first and starts the season.</p>
<h2>How to buy</h2>
<ul>
<li>Taste first: any serious stall offers you one, and a cup of coffee with it.</li>
<li>Look for skin that is whole and slightly wrinkled, not sticky and not white with sugar.</li>
<li>Ask for this year’s harvest, <em>hasad as-sana</em>. From September it is the new one.</li>
<li>A kilogram of good khalas costs twenty to forty dirhams. Gift boxes cost more because of the box.</li>
</ul>
<h2>How to keep and eat them</h2>
<p>In a closed jar, in the refrigerator, for half a year. At home they are eaten in odd numbers, with coffee that is bitter enough to argue with them. Stuff one with an almond, dip it in tahini, or warm a few in brown butter with flour and cardamom: that is <em>batheeth</em>, and you will make it again.</p>
<h2>Go and see</h2>
<p>The oasis of Al Ain is open every day and free. Walk in by the western gate, leave the main path, and follow the sound of water between the walls until you no longer hear the road. Late afternoon is best, when the smoke of the first cooking fires hangs among the trunks. If a farmer calls to you from the top of a palm, do wait. He is probably about to throw you lunch.</p>`,
    comments: [],
  },
]);
