import { postsOf } from './draft.ts';

export const culture = postsOf('culture', [
  {
    slug: 'visiting-a-mosque-for-the-first-time',
    title: 'Visiting a mosque for the first time',
    author: 'Mariam Saeed',
    publishedOn: '2026-07-02',
    featured: false,
    shown: ['mosque', 'night'],
    excerpt:
      'What to wear, what to say, where to put your shoes: everything a first visitor wonders about and nobody minds being asked.',
    imageAlt: 'A mosque with lit arches under the moon',
    metaDescription: 'How to visit a mosque in the Emirates: dress, manners, times and the best ones to start with.',
    metaKeywords: 'mosque, etiquette, culture, Abu Dhabi, Dubai',
    content: `
<p>Most visitors are nervous for the first five minutes and enchanted for the next fifty. A mosque is a place of quiet, and guests are part of it. If you come with a covered head and an open mind you can hardly do anything wrong, and if you do, somebody will help you with a smile.</p>
<h2>Where to begin</h2>
<ul>
<li><strong>Sheikh Zayed Grand Mosque, Abu Dhabi:</strong> open to everyone daily except during Friday prayers. Entry is free, a slot is booked online.</li>
<li><strong>Jumeirah Mosque, Dubai:</strong> tours every morning but Friday, with tea and no question refused. Just be there half an hour before.</li>
<li><strong>Al Noor Mosque, Sharjah:</strong> Ottoman in style, on the lagoon, with tours on Mondays and Thursdays.</li>
<li><strong>Al Bidya, Fujairah:</strong> tiny, six centuries old, four domes like upturned cups.</li>
</ul>
<h2>What to wear</h2>
<p>Loose clothes that cover arms and legs, for everyone. Women also cover their hair: any scarf will do, and no one measures. Tight or transparent things are not suitable; abayas and kanduras can be borrowed or bought at the large mosques. Socks are a good idea, because marble is cold in January and hot in July.</p>
<h2>At the door</h2>
<ol>
<li>Take off your shoes and place them in the rack. At the big mosques you may be asked to do so only before the prayer hall.</li>
<li>Switch your telephone to silent.</li>
<li>Step in with the right foot if you want to be polite, and say <em>as-salamu alaykum</em>, peace be upon you.</li>
</ol>
<h2>Inside</h2>
<p>Walk around people who are praying, not in front of them. Pictures are usually welcome, of the building always, of people only if they agree. Public affection waits outside. You may sit on the carpet, and should: rooms like this are made to be looked at from the floor.</p>
<p>Look for the niche in the wall, the <em>mihrab</em>. It shows the direction of Mecca, and everything else in the building obeys it. The lines of calligraphy are verses or the names of God; there are no images, and after a while you see why none are needed.</p>
<h2>Times</h2>
<p>There are five prayers a day, and their times move with the sun. Visits pause for about half an hour around each. Friday noon is the week’s great prayer, so come on another morning. In Ramadan evenings are long and full of life, and at the Grand Mosque thousands are given dinner, guests included.</p>
<h2>What people ask</h2>
<p>May I visit if I believe in something else, or in nothing? Yes. May children come? Please. What if I am wearing the wrong thing? You will be lent the right one. Should I give money? No; if you wish to give something, ask what the place supports. And may I stay a little longer? As long as you like. That is what it is for.</p>`,
    comments: [
      {
        author: 'Ellen W.',
        content: 'I was so nervous, and a lady tied my scarf for me and told me about her grandchildren.',
        daysLater: 8,
        replies: [
          { author: 'Mariam Saeed', content: 'That happens more often than any rule I wrote down.', daysLater: 9 },
        ],
      },
    ],
  },
]);
