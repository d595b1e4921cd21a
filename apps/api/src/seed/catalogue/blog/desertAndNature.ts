import { postsOf } from './draft.ts';

export const desertAndNature = postsOf('desert-and-nature', [
  {
    slug: 'how-to-read-a-dune',
    title: 'How to read a dune',
    author: 'Khalid Al Ketbi',
    publishedOn: '2026-10-28',
    featured: true,
    shown: ['dunes', 'gold'],
    excerpt:
      'A dune is a diary of the wind. Here is how to tell which way it blew, who walked here last night, and where you may safely put your feet.',
    imageAlt: 'A camel caravan crosses a dune in golden evening light',
    metaDescription: 'A desert guide explains wind, tracks and slip faces, and how to walk a dune without tiring.',
    metaKeywords: 'desert, dunes, guide, tracks, Dubai',
    content: `
<p>People who see the desert for the first time usually look at the horizon. Guides look at the ground. Everything that matters is written within two metres of your shoes, and once you know the alphabet it is hard to stop reading.</p>
<h2>Start with the wind</h2>
<p>Every dune has a gentle side and a steep one. The gentle side faces the wind: grain by grain, sand is pushed up it like people on an escalator. At the crest the grains lose their footing and tumble down the other side, the <em>slip face</em>, which always lies at about thirty-four degrees. Stand on top with the steep side before you and you have the wind of the last weeks at your back.</p>
<p>The small ripples tell of the last hours instead. They run across the wind, and their crests carry the coarsest grains. If ripples and dune disagree, the weather has just changed.</p>
<h2>Walk on the firm side</h2>
<p>The windward side is packed hard and carries you almost like a road. The slip face is loose and lets you sink to the shin. So the rule is simple:</p>
<ul>
<li>go up along the gentle side or on the very edge of the crest;</li>
<li>come down the steep side in long, lazy heel steps;</li>
<li>never cross below a fresh overhang after rain, when wet sand can break off in slabs.</li>
</ul>
<h2>The night shift</h2>
<p>At sunrise the sand is a newspaper. Beetles leave two neat rows of dots with a line between them. A gerbil writes in fours, with a long dash for its tail. The sidewinding viper leaves a ladder of separate, slanted bars, and if the edges are sharp you may want to read it from a distance. Foxes walk in a straight line, one foot exactly before the other, like models.</p>
<p>Look for where stories meet. A line of gerbil prints that ends between two feathery fans in the sand means an owl had dinner there.</p>
<h2>Plants that hold it all</h2>
<p>A tuft of grass at the foot of a slope stops sand, and a small hill grows behind it. The ghaf tree goes further: its roots reach thirty metres down, and its shade is ten degrees cooler than the open sand. Where you see ghaf trees in a line, there is water below, and probably an old camel track above.</p>
<h2>Leave it as you found it</h2>
<p>Wind will erase your footprints by tomorrow, but not orange peel, not tissues, and not the tracks of a car on a gravel plain, which can stay for forty years. Take everything home, keep to existing tracks, and give the oryx the distance you would give a stranger’s dinner table.</p>
<p>Then sit down for ten minutes and say nothing. The loudest thing you will hear is the sand itself, settling.</p>`,
    comments: [
      {
        author: 'Anna Lindqvist',
        content:
          'We tried this at sunrise near Al Faqa and found the fox track within five minutes. Our children now read every sandpit.',
        daysLater: 2,
        replies: [
          {
            author: 'Khalid Al Ketbi',
            content: 'That is the best review I could wish for. Look for the owl next time!',
            daysLater: 3,
          },
        ],
      },
      {
        author: 'Tom Becker',
        content: 'Thirty-four degrees explains why my calves hurt for two days.',
        daysLater: 6,
        replies: [],
      },
    ],
  },
  {
    slug: 'five-wadis-for-a-winter-morning',
    title: 'Five wadis for a winter morning',
    author: 'Sara Whitmore',
    publishedOn: '2026-09-30',
    featured: false,
    shown: ['wadi', 'noon'],
    excerpt:
      'From a stroll with toddlers to a scramble with wet shoes: five valleys in the Hajar mountains, how long they take, and when to stay away.',
    imageAlt: 'Turquoise pools step down between the walls of a canyon',
    metaDescription: 'Five walks in the wadis of the Hajar mountains, from easy to wet, with times and safety advice.',
    metaKeywords: 'wadi, hiking, Hajar, Hatta, Shawka',
    content: `
<p>A wadi is a river that has somewhere else to be. For most of the year it is a path of pale stones between mountain walls; after rain it is a river again, within minutes. Between October and April, on a dry day, there is no better place in the country to spend a morning.</p>
<h2>1. Wadi Shawka: the friendly one</h2>
<p>An hour and a quarter from Dubai, with a dam, a good path and pools that keep their water late. The ridge loop takes two and a half hours with stops, the pools alone forty minutes. Bring swimming things and a towel that may get dusty.</p>
<h2>2. Hatta, the hill park: for small legs</h2>
<p>Marked trails start beside the car park and climb to a watchtower with a view of half of Hatta. Nothing takes more than an hour, and ice-cream waits at the bottom, which helps with negotiations.</p>
<h2>3. Wadi Helo: for people who like ruins</h2>
<p>Copper was smelted here five thousand years ago, and later generations left a village, a tower and terraced fields. The walking is flat. Go late, when low sun draws every wall.</p>
<h2>4. Wadi Naqab: the long one</h2>
<p>Near Ras Al Khaimah, a broad gravel bed narrows into a canyon with walls of three hundred metres. Count on five hours there and back, and on boulders that want hands as well as feet. The village of stone houses above it is reached by a mule track; take a guide.</p>
<h2>5. Wadi Tayyibah: palms and a falaj</h2>
<p>An old road follows the valley past gardens that are still watered by a channel cut into the rock. You will share it with goats. The best season is February, when the grass is up.</p>
<h2>What to carry</h2>
<ul>
<li>two litres of water for each person, three from March on;</li>
<li>shoes with grip that may get wet, and dry socks in the car;</li>
<li>a hat, something salty, and a bag for what others have left behind;</li>
<li>the forecast, and a friend at home who knows where you are.</li>
</ul>
<h2>When to turn round</h2>
<p>Flash floods come from mountains you cannot see, under a sky that is blue where you stand. If there is any chance of rain anywhere in the Hajar, do something else: authorities close the valleys and mean it. If you hear a sound like a lorry on gravel, leave your bag and climb. And never, in any car, cross moving water.</p>
<p>On all the other days, start early, walk slowly, and keep the last hour for sitting with your feet in a pool.</p>`,
    comments: [
      {
        author: 'Omar Farouk',
        content: 'Shawka with three children: tested, approved, everyone slept by eight.',
        daysLater: 5,
        replies: [{ author: 'Sara Whitmore', content: 'The pools do half the parenting.', daysLater: 5 }],
      },
    ],
  },
  {
    slug: 'flamingos-in-the-city',
    title: 'Where to see flamingos without leaving the city',
    author: 'Sara Whitmore',
    publishedOn: '2026-08-24',
    featured: false,
    shown: ['flamingos', 'dawn'],
    excerpt:
      'Five hundred pink birds with a skyline behind them: when to go, where to stand, and why they are pink in the first place.',
    imageAlt: 'Flamingos wade in shallow water before the towers of Dubai',
    metaDescription: 'When and where to watch the flamingos of Ras Al Khor in Dubai, and what else lives there.',
    metaKeywords: 'flamingos, Ras Al Khor, birds, Dubai, free',
    content: `
<p>There are not many cities where you can take the metro to a wetland. Ras Al Khor begins where the creek ends, between two motorways, and for six months of the year several hundred greater flamingos treat it as their dining room.</p>
<h2>Why they come</h2>
<p>The water is shallow, warm and salty, which suits the brine shrimps and algae that flamingos sieve from the mud with their heads upside down. The same food makes them pink: the colour comes from carotenoids, as in carrots. Young birds are grey, and look as if they had been left out in the rain.</p>
<h2>When to go</h2>
<p>From the middle of October to the end of March. At high tide the flock comes closest to the hides, so look up the times the evening before. Mornings have the sun behind you at the Flamingo hide; late afternoons turn the water gold at the Mangrove hide.</p>
<h2>Where to stand</h2>
<ol>
<li><strong>Flamingo hide:</strong> the famous view, with the tallest tower in the world above the birds.</li>
<li><strong>Mangrove hide:</strong> herons, egrets and, with luck, an osprey with a fish.</li>
<li><strong>Lagoon hide:</strong> waders by the thousand; bring a telescope or a friend who has one.</li>
</ol>
<p>Entry is free. Wardens are on duty, lend binoculars, and are glad to be asked questions.</p>
<h2>What to bring</h2>
<p>Long sleeves against the sun, water, and a lens of 300 millimetres or more if you take pictures. Drones are forbidden, loud shirts are merely unwise. There is no café, so have breakfast before.</p>
<h2>Look beyond the pink</h2>
<p>More than two hundred and seventy species have been counted here. Between the flamingos run broad-billed sandpipers that breed in Finland, curlew sandpipers from Siberia, and slender-billed gulls that pick up what the big birds stir. At the edge of the mangroves fiddler crabs wave one enormous claw at anybody who might be interested. Bring a child, and you will be here until closing time.</p>
<p>Every January volunteers count them all, from dawn to noon. Ask a warden if they need another pair of eyes: it is the most peaceful way we know to feel useful.</p>
<h2>The other addresses</h2>
<p>If you fall in love, there is more: Al Wathba near Abu Dhabi, where flamingos breed and a boardwalk leads around the lake; the lagoons of Umm Al Quwain, best from a kayak; and Al Zorah in Ajman, where the birds walk along the golf course as if they were members.</p>`,
    comments: [],
  },
]);
