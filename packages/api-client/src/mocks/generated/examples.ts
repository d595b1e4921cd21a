/** Made from the contract by `npm run generate`; not to be edited. */
import type { OperationId, Output } from '../../contract.ts';
import type { ProblemBody } from '../../problems.ts';

const activities: Output<'listActivities'> = {
  "count": 6,
  "next": null,
  "previous": null,
  "results": [
    {
      "id": "106",
      "slug": "grand-mosque-guided-visit",
      "title": "Sheikh Zayed Grand Mosque with a Guide",
      "description": "Eighty-two domes, a carpet knotted by 1,200 hands, and marble that stays cool at noon. Your guide explains what you see and how to behave, and knows the hour at which the pools mirror the arches.",
      "activity_type": "cultural",
      "location": "Sheikh Zayed Grand Mosque, Abu Dhabi",
      "location_name": "Sheikh Zayed Grand Mosque, Abu Dhabi",
      "latitude": 24.4128,
      "longitude": 54.475,
      "base_price": "150.00",
      "child_price": "105.00",
      "private_available": true,
      "private_price": "800.00",
      "duration": "03:00:00",
      "duration_unit": "hours",
      "duration_minutes": 180,
      "max_participants": 30,
      "image": "grand-mosque-courtyard",
      "images": [
        {
          "image": "grand-mosque-courtyard"
        },
        {
          "image": "grand-mosque-domes"
        },
        {
          "image": "grand-mosque-dusk"
        }
      ],
      "average_rating": 4.6,
      "reviews_count": 228,
      "time_slots": [
        {
          "id": "1106",
          "start_date": "2026-01-01",
          "end_date": "2031-12-31",
          "available_days": [
            0,
            1,
            2,
            3,
            4,
            6
          ],
          "start_time": null
        }
      ],
      "languages": [
        "English",
        "Arabic",
        "Spanish"
      ],
      "itinerary": [
        {
          "title": "Before the gate",
          "description": "What to wear; abayas to borrow."
        },
        {
          "title": "Courtyard and hall",
          "description": "The stories in the flowers of the floor."
        },
        {
          "title": "The pools at dusk",
          "description": "When the lamps come on."
        }
      ],
      "highlights": [
        "Start whenever you like between 10:00 and 16:00",
        "Guides who studied the architecture"
      ],
      "included": [
        "Guide",
        "Abaya to borrow",
        "Pickup and return"
      ],
      "not_included": [
        "Meals"
      ],
      "addons": [
        {
          "title": "Headset",
          "icon": "headphones",
          "short_detail": "Hear the guide from a distance",
          "price": "20.00"
        }
      ],
      "created_at": "2030-02-03T09:00:00+04:00"
    },
    {
      "id": "105",
      "slug": "arabic-calligraphy-sharjah",
      "title": "Arabic Calligraphy in the Heart of Sharjah",
      "description": "In a coral-stone house near the calligraphy museum you cut your own reed pen, mix ink from soot, and write your name in three scripts. You take the best sheet home, framed.",
      "activity_type": "workshop",
      "location": "Heart of Sharjah, Sharjah",
      "location_name": "Heart of Sharjah, Sharjah",
      "latitude": 25.3592,
      "longitude": 55.3868,
      "base_price": "210.00",
      "child_price": "147.00",
      "private_available": true,
      "private_price": "1100.00",
      "duration": "02:30:00",
      "duration_unit": "hours",
      "duration_minutes": 150,
      "max_participants": 12,
      "image": "calligraphy-reed-pen",
      "images": [
        {
          "image": "calligraphy-reed-pen"
        },
        {
          "image": "calligraphy-courtyard"
        },
        {
          "image": "calligraphy-ink"
        }
      ],
      "average_rating": null,
      "reviews_count": 0,
      "time_slots": [
        {
          "id": "1105",
          "start_date": "2026-01-01",
          "end_date": "2031-12-31",
          "available_days": [
            0,
            2,
            4
          ],
          "start_time": "10:00"
        }
      ],
      "languages": [
        "Arabic",
        "English"
      ],
      "itinerary": [
        {
          "title": "The pen",
          "description": "Cutting reed at the right angle."
        },
        {
          "title": "The line",
          "description": "Strokes, dots, and the patience between them."
        },
        {
          "title": "The sheet",
          "description": "Your name, framed."
        }
      ],
      "highlights": [
        "Taught by a calligrapher of the Sharjah school",
        "Your own pen and framed sheet to keep"
      ],
      "included": [
        "All material",
        "Frame",
        "Coffee and dates"
      ],
      "not_included": [
        "Museum entry"
      ],
      "addons": [
        {
          "title": "Ink and pen set",
          "icon": "pen-tool",
          "short_detail": "Three reeds and two inks in a box",
          "price": "95.00"
        }
      ],
      "created_at": "2030-01-12T09:00:00+04:00"
    },
    {
      "id": "104",
      "slug": "sunrise-balloon-margham",
      "title": "Sunrise Balloon over the Margham Desert",
      "description": "You leave in the dark and rise with the sun: an hour above the Margham dunes, gazelles and oryx beneath, the Hajar mountains on the horizon. Breakfast waits where the wind has put you down.",
      "activity_type": "adventure",
      "location": "Margham, Dubai",
      "location_name": "Margham, Dubai",
      "latitude": 24.8985,
      "longitude": 55.6268,
      "base_price": "1190.00",
      "child_price": "990.00",
      "private_available": false,
      "private_price": null,
      "duration": "04:00:00",
      "duration_unit": "hours",
      "duration_minutes": 240,
      "max_participants": 24,
      "image": "balloon-sunrise",
      "images": [
        {
          "image": "balloon-sunrise"
        },
        {
          "image": "balloon-inflating"
        },
        {
          "image": "balloon-oryx"
        },
        {
          "image": "balloon-breakfast"
        }
      ],
      "average_rating": 4.9,
      "reviews_count": 96,
      "time_slots": [
        {
          "id": "1104",
          "start_date": "2026-01-01",
          "end_date": "2031-12-31",
          "available_days": [
            1,
            3,
            5,
            6
          ],
          "start_time": "04:30"
        }
      ],
      "languages": [
        "English",
        "French"
      ],
      "itinerary": [
        {
          "title": "Pickup before dawn",
          "description": "Between 3:30 and 4:30, depending on the emirate."
        },
        {
          "title": "Inflating",
          "description": "Watch, or lend a hand."
        },
        {
          "title": "An hour aloft",
          "description": "Up to 1,200 metres."
        },
        {
          "title": "Breakfast in the desert",
          "description": "Shakshuka, bread from the fire, coffee."
        }
      ],
      "highlights": [
        "Sunrise from 1,200 metres",
        "Licensed pilots with thousands of hours",
        "Breakfast at the landing place"
      ],
      "included": [
        "Pickup and return",
        "Flight of about an hour",
        "Breakfast",
        "Certificate"
      ],
      "not_included": [
        "Insurance beyond the operator's own"
      ],
      "addons": [],
      "created_at": "2029-10-20T09:00:00+04:00"
    },
    {
      "id": "103",
      "slug": "kayak-mangroves-jubail",
      "title": "Kayaking through the Mangroves of Jubail Island",
      "description": "At high tide the mangroves of Jubail open into channels just wide enough for a kayak. The guide knows where the herons sleep and which crab lives in which root.",
      "activity_type": "water",
      "location": "Jubail Island, Abu Dhabi",
      "location_name": "Jubail Island, Abu Dhabi",
      "latitude": 24.5456,
      "longitude": 54.4848,
      "base_price": "180.00",
      "child_price": "126.00",
      "private_available": true,
      "private_price": "960.00",
      "duration": "02:00:00",
      "duration_unit": "hours",
      "duration_minutes": 120,
      "max_participants": 16,
      "image": "mangrove-kayak-channel",
      "images": [
        {
          "image": "mangrove-kayak-channel"
        },
        {
          "image": "mangrove-kayak-heron"
        },
        {
          "image": "mangrove-kayak-sunrise"
        }
      ],
      "average_rating": 4.7,
      "reviews_count": 141,
      "time_slots": [
        {
          "id": "1103",
          "start_date": "2026-01-01",
          "end_date": "2031-12-31",
          "available_days": [
            0,
            1,
            2,
            3,
            4,
            5,
            6
          ],
          "start_time": "07:00"
        },
        {
          "id": "1113",
          "start_date": "2026-01-01",
          "end_date": "2031-12-31",
          "available_days": [
            0,
            1,
            2,
            3,
            4,
            5,
            6
          ],
          "start_time": "16:00"
        }
      ],
      "languages": [
        "English",
        "Arabic"
      ],
      "itinerary": [
        {
          "title": "Fitting",
          "description": "Life jackets, paddles, and ten minutes of practice."
        },
        {
          "title": "Into the channels",
          "description": "An hour and a half on calm water."
        },
        {
          "title": "Back with the tide",
          "description": "Fresh water and dates on the jetty."
        }
      ],
      "highlights": [
        "Calm water, good for a first time",
        "Herons, flamingos in winter, now and then a turtle"
      ],
      "included": [
        "Kayak and life jacket",
        "Guide",
        "Dry bag"
      ],
      "not_included": [
        "Pickup outside the four emirates",
        "Towels"
      ],
      "addons": [
        {
          "title": "Pictures of your tour",
          "icon": "camera",
          "short_detail": "By the guide, sent the same day",
          "price": "50.00"
        }
      ],
      "created_at": "2029-10-02T09:00:00+04:00"
    },
    {
      "id": "102",
      "slug": "old-dubai-food-walk",
      "title": "Old Dubai Food Walk in Deira",
      "description": "Six kitchens in three and a half hours, none with a menu in front of the door: Iranian bread from the clay oven, Emirati balaleet, Syrian knafeh, and the spice trader who blends while he talks. In between, an abra across the creek for one dirham.",
      "activity_type": "food",
      "location": "Deira, Dubai",
      "location_name": "Deira, Dubai",
      "latitude": 25.2685,
      "longitude": 55.3044,
      "base_price": "320.00",
      "child_price": "224.00",
      "private_available": true,
      "private_price": "1800.00",
      "duration": "03:30:00",
      "duration_unit": "hours",
      "duration_minutes": 210,
      "max_participants": 10,
      "image": "food-walk-souk",
      "images": [
        {
          "image": "food-walk-souk"
        },
        {
          "image": "food-walk-bread"
        },
        {
          "image": "food-walk-abra"
        },
        {
          "image": "food-walk-spices"
        }
      ],
      "average_rating": 4.9,
      "reviews_count": 187,
      "time_slots": [
        {
          "id": "1102",
          "start_date": "2026-01-01",
          "end_date": "2031-12-31",
          "available_days": [
            0,
            1,
            2,
            3,
            4,
            6
          ],
          "start_time": "17:30"
        }
      ],
      "languages": [
        "English"
      ],
      "itinerary": [
        {
          "title": "Meet at Al Ras metro",
          "description": "Exit 2, under the clock."
        },
        {
          "title": "Spice and gold",
          "description": "Through the souks with something to taste in each."
        },
        {
          "title": "Across the creek",
          "description": "By abra to Bur Dubai and back."
        },
        {
          "title": "The last table",
          "description": "Knafeh, still hissing from the pan."
        }
      ],
      "highlights": [
        "Six tastings that make a full dinner",
        "Family kitchens only",
        "Never more than ten guests"
      ],
      "included": [
        "All tastings",
        "Water and tea",
        "Abra fare"
      ],
      "not_included": [
        "Way to the meeting point"
      ],
      "addons": [
        {
          "title": "Spice box to take home",
          "icon": "package",
          "short_detail": "Seven spices of the walk, 30 g each",
          "price": "65.00"
        }
      ],
      "created_at": "2029-09-14T09:00:00+04:00"
    },
    {
      "id": "101",
      "slug": "evening-desert-safari-lahbab",
      "title": "Evening Desert Safari in the Red Dunes",
      "description": "The sand at Lahbab is the reddest in the emirate, and late in the afternoon it glows. A driver who grew up with these dunes takes you over them, then the engines stop: a camp with carpets, a grill, and a sky that the city has forgotten.",
      "activity_type": "desert",
      "location": "Lahbab, Dubai",
      "location_name": "Lahbab, Dubai",
      "latitude": 25.0365,
      "longitude": 55.588,
      "base_price": "249.00",
      "child_price": "174.30",
      "private_available": true,
      "private_price": "1450.00",
      "duration": "06:00:00",
      "duration_unit": "hours",
      "duration_minutes": 360,
      "max_participants": 42,
      "image": "desert-safari-dunes",
      "images": [
        {
          "image": "desert-safari-dunes"
        },
        {
          "image": "desert-safari-camp"
        },
        {
          "image": "desert-safari-camels"
        },
        {
          "image": "desert-safari-falcon"
        },
        {
          "image": "desert-safari-dinner"
        },
        {
          "image": "desert-safari-stars"
        }
      ],
      "average_rating": 4.8,
      "reviews_count": 312,
      "time_slots": [
        {
          "id": "1101",
          "start_date": "2026-01-01",
          "end_date": "2031-12-31",
          "available_days": [
            0,
            1,
            2,
            3,
            4,
            5,
            6
          ],
          "start_time": "15:00"
        }
      ],
      "languages": [
        "English",
        "Arabic",
        "German"
      ],
      "itinerary": [
        {
          "title": "Pickup in the afternoon",
          "description": "From your door in one of four emirates."
        },
        {
          "title": "Over the red dunes",
          "description": "Forty minutes by four-wheel drive, with a stop for pictures at the highest ridge."
        },
        {
          "title": "Sunset with a falconer",
          "description": "How a falcon is trained, told by the one who trains her."
        },
        {
          "title": "Dinner at the camp",
          "description": "Lamb, chicken and vegetables from the grill, dates and karak tea."
        }
      ],
      "highlights": [
        "The highest dunes near Dubai at the hour of their best light",
        "A falconer who answers every question",
        "Dinner under the stars, away from the large camps"
      ],
      "included": [
        "Pickup and return",
        "Dune drive",
        "Dinner and soft drinks",
        "Camel ride"
      ],
      "not_included": [
        "Quad bikes",
        "Alcohol"
      ],
      "addons": [
        {
          "title": "Quad bike for 30 minutes",
          "icon": "bike",
          "short_detail": "From 16 years, helmet included",
          "price": "150.00"
        },
        {
          "title": "Sandboard",
          "icon": "mountain",
          "short_detail": "For as long as your legs carry you up",
          "price": "40.00"
        }
      ],
      "created_at": "2029-09-01T09:00:00+04:00"
    }
  ]
};

const activitiesNone: Output<'listActivities'> = {
  "count": 0,
  "next": null,
  "previous": null,
  "results": []
};

const activity: Output<'getActivity'> = {
  "id": "101",
  "slug": "evening-desert-safari-lahbab",
  "title": "Evening Desert Safari in the Red Dunes",
  "description": "The sand at Lahbab is the reddest in the emirate, and late in the afternoon it glows. A driver who grew up with these dunes takes you over them, then the engines stop: a camp with carpets, a grill, and a sky that the city has forgotten.",
  "activity_type": "desert",
  "location": "Lahbab, Dubai",
  "location_name": "Lahbab, Dubai",
  "latitude": 25.0365,
  "longitude": 55.588,
  "base_price": "249.00",
  "child_price": "174.30",
  "private_available": true,
  "private_price": "1450.00",
  "duration": "06:00:00",
  "duration_unit": "hours",
  "duration_minutes": 360,
  "max_participants": 42,
  "image": "desert-safari-dunes",
  "images": [
    {
      "image": "desert-safari-dunes"
    },
    {
      "image": "desert-safari-camp"
    },
    {
      "image": "desert-safari-camels"
    },
    {
      "image": "desert-safari-falcon"
    },
    {
      "image": "desert-safari-dinner"
    },
    {
      "image": "desert-safari-stars"
    }
  ],
  "average_rating": 4.8,
  "reviews_count": 312,
  "time_slots": [
    {
      "id": "1101",
      "start_date": "2026-01-01",
      "end_date": "2031-12-31",
      "available_days": [
        0,
        1,
        2,
        3,
        4,
        5,
        6
      ],
      "start_time": "15:00"
    }
  ],
  "languages": [
    "English",
    "Arabic",
    "German"
  ],
  "itinerary": [
    {
      "title": "Pickup in the afternoon",
      "description": "From your door in one of four emirates."
    },
    {
      "title": "Over the red dunes",
      "description": "Forty minutes by four-wheel drive, with a stop for pictures at the highest ridge."
    },
    {
      "title": "Sunset with a falconer",
      "description": "How a falcon is trained, told by the one who trains her."
    },
    {
      "title": "Dinner at the camp",
      "description": "Lamb, chicken and vegetables from the grill, dates and karak tea."
    }
  ],
  "highlights": [
    "The highest dunes near Dubai at the hour of their best light",
    "A falconer who answers every question",
    "Dinner under the stars, away from the large camps"
  ],
  "included": [
    "Pickup and return",
    "Dune drive",
    "Dinner and soft drinks",
    "Camel ride"
  ],
  "not_included": [
    "Quad bikes",
    "Alcohol"
  ],
  "addons": [
    {
      "title": "Quad bike for 30 minutes",
      "icon": "bike",
      "short_detail": "From 16 years, helmet included",
      "price": "150.00"
    },
    {
      "title": "Sandboard",
      "icon": "mountain",
      "short_detail": "For as long as your legs carry you up",
      "price": "40.00"
    }
  ],
  "created_at": "2029-09-01T09:00:00+04:00"
};

const activityAvailability: Output<'getActivityAvailability'> = [
  {
    "date": "2030-03-01",
    "spots": 0,
    "time_slot_id": "1101",
    "start_time": "15:00"
  },
  {
    "date": "2030-03-02",
    "spots": 15,
    "time_slot_id": "1101",
    "start_time": "15:00"
  },
  {
    "date": "2030-03-03",
    "spots": 15,
    "time_slot_id": "1101",
    "start_time": "15:00"
  },
  {
    "date": "2030-03-04",
    "spots": 3,
    "time_slot_id": "1101",
    "start_time": "15:00"
  },
  {
    "date": "2030-03-05",
    "spots": 15,
    "time_slot_id": "1101",
    "start_time": "15:00"
  },
  {
    "date": "2030-03-06",
    "spots": 15,
    "time_slot_id": "1101",
    "start_time": "15:00"
  },
  {
    "date": "2030-03-07",
    "spots": 1,
    "time_slot_id": "1101",
    "start_time": "15:00"
  },
  {
    "date": "2030-03-08",
    "spots": 2,
    "time_slot_id": "1101",
    "start_time": "15:00"
  },
  {
    "date": "2030-03-09",
    "spots": 15,
    "time_slot_id": "1101",
    "start_time": "15:00"
  },
  {
    "date": "2030-03-10",
    "spots": 15,
    "time_slot_id": "1101",
    "start_time": "15:00"
  }
];

const activityBooking: Output<'createBooking'> & Output<'getBooking'> & Output<'getLatestBooking'> = {
  "booking_type": "activity",
  "booking_number": "AB10047731",
  "booking_date": "2030-03-02",
  "booking_time": "15:00",
  "created_at": "2030-02-25T09:12:00+04:00",
  "total_amount": "755.07",
  "payment_method": "card",
  "payment_status": "pending",
  "booking_status": "confirmed",
  "first_name": "Amira",
  "last_name": "Haddad",
  "email": "amira.haddad@example.com",
  "phone_number": "+971 50 555 0142",
  "special_requests": "One of us eats no meat.",
  "refund_if_cancelled": {
    "refund": "full",
    "amount": "755.07",
    "free_until": "2030-03-01T15:00:00+04:00"
  },
  "cart_items": [
    {
      "id": "1",
      "type": "activity",
      "title": "Evening Desert Safari in the Red Dunes",
      "image": "desert-safari-dunes",
      "date": "2030-03-02",
      "time": "15:00",
      "duration_minutes": 360,
      "quantity": 1,
      "unit_price": "755.07",
      "price": "755.07",
      "adults": 2,
      "children": 1,
      "infants": 0,
      "pickup_location": "dubai",
      "is_private": false,
      "addons": [
        "Quad bike for 30 minutes:1:150.00"
      ],
      "ticket_type": null,
      "activity": {
        "id": "101",
        "slug": "evening-desert-safari-lahbab",
        "title": "Evening Desert Safari in the Red Dunes"
      },
      "ticket": null,
      "tour": null
    }
  ],
  "activity": {
    "id": "101",
    "slug": "evening-desert-safari-lahbab",
    "title": "Evening Desert Safari in the Red Dunes"
  },
  "adults": 2,
  "children": 1,
  "infants": 0,
  "pickup_location": "dubai"
};

const activityBookingCancelled: Output<'getBooking'> = {
  "booking_type": "activity",
  "booking_number": "AB10041102",
  "booking_date": "2030-03-09",
  "booking_time": "07:00",
  "created_at": "2030-02-11T20:41:00+04:00",
  "total_amount": "360.00",
  "payment_method": "card",
  "payment_status": "refunded",
  "booking_status": "cancelled",
  "first_name": "Amira",
  "last_name": "Haddad",
  "email": "amira.haddad@example.com",
  "phone_number": "+971 50 555 0142",
  "special_requests": "",
  "refund_if_cancelled": null,
  "cart_items": [
    {
      "id": "1",
      "type": "activity",
      "title": "Kayaking through the Mangroves of Jubail Island",
      "image": "mangrove-kayak-channel",
      "date": "2030-03-09",
      "time": "07:00",
      "duration_minutes": 120,
      "quantity": 1,
      "unit_price": "360.00",
      "price": "360.00",
      "adults": 2,
      "children": 0,
      "infants": 0,
      "pickup_location": "abu_dhabi",
      "is_private": false,
      "addons": [],
      "ticket_type": null,
      "activity": {
        "id": "103",
        "slug": "kayak-mangroves-jubail",
        "title": "Kayaking through the Mangroves of Jubail Island"
      },
      "ticket": null,
      "tour": null
    }
  ],
  "activity": {
    "id": "103",
    "slug": "kayak-mangroves-jubail",
    "title": "Kayaking through the Mangroves of Jubail Island"
  },
  "adults": 2,
  "children": 0,
  "infants": 0,
  "pickup_location": "abu_dhabi"
};

const activityCartItem: Output<'addCartItem'> & Output<'getCartItem'> = {
  "id": "2001",
  "item_type": "activity",
  "type": "activity",
  "title": "Evening Desert Safari in the Red Dunes",
  "image": "desert-safari-dunes",
  "unit_price": "755.07",
  "price": "755.07",
  "quantity": 1,
  "service_date": "2030-03-02",
  "date": "2030-03-02",
  "time": "15:00",
  "duration_minutes": 360,
  "time_slot_id": "1101",
  "activity": {
    "id": "101",
    "slug": "evening-desert-safari-lahbab",
    "title": "Evening Desert Safari in the Red Dunes"
  },
  "event": null,
  "tour": null,
  "details": {
    "adults": 2,
    "children": 1,
    "infants": 0,
    "pickup": "dubai",
    "isPrivate": "no",
    "addons": [
      "Quad bike for 30 minutes:1:150.00"
    ]
  },
  "available": true,
  "places_left": 15
};

const activityCartItemUpdated: Output<'updateCartItem'> = {
  "id": "2001",
  "item_type": "activity",
  "type": "activity",
  "title": "Evening Desert Safari in the Red Dunes",
  "image": "desert-safari-dunes",
  "unit_price": "1144.76",
  "price": "1144.76",
  "quantity": 1,
  "service_date": "2030-03-02",
  "date": "2030-03-02",
  "time": "15:00",
  "duration_minutes": 360,
  "time_slot_id": "1101",
  "activity": {
    "id": "101",
    "slug": "evening-desert-safari-lahbab",
    "title": "Evening Desert Safari in the Red Dunes"
  },
  "event": null,
  "tour": null,
  "details": {
    "adults": 4,
    "children": 1,
    "infants": 0,
    "pickup": "sharjah",
    "isPrivate": "no",
    "addons": [
      "Quad bike for 30 minutes:1:150.00"
    ]
  },
  "available": true,
  "places_left": 15
};

const activityCreated: Output<'createActivity'> & Output<'updateActivity'> = {
  "id": "107",
  "slug": "al-ain-oasis-by-bicycle",
  "title": "Al Ain Oasis by Bicycle",
  "description": "Two hours in the shade of 147,000 palms, along channels that have watered the oasis for three thousand years.",
  "activity_type": "tour",
  "location": "Al Ain Oasis, Abu Dhabi",
  "location_name": "Al Ain Oasis, Abu Dhabi",
  "latitude": 24.2164,
  "longitude": 55.7667,
  "base_price": "130.00",
  "child_price": "91.00",
  "private_available": false,
  "private_price": null,
  "duration": "02:00:00",
  "duration_unit": "hours",
  "duration_minutes": 120,
  "max_participants": 12,
  "image": "al-ain-oasis-path",
  "images": [
    {
      "image": "al-ain-oasis-path"
    }
  ],
  "average_rating": null,
  "reviews_count": 0,
  "time_slots": [
    {
      "id": "1107",
      "start_date": "2026-01-01",
      "end_date": "2031-12-31",
      "available_days": [
        5,
        6
      ],
      "start_time": "08:00"
    }
  ],
  "languages": [
    "English"
  ],
  "itinerary": [
    {
      "title": "Through the western gate",
      "description": "Bicycles wait at the eco-centre."
    }
  ],
  "highlights": [
    "A working falaj, three thousand years old"
  ],
  "included": [
    "Bicycle and helmet",
    "Guide"
  ],
  "not_included": [
    "Pickup outside the four emirates"
  ],
  "addons": [],
  "created_at": "2030-02-25T10:30:00+04:00"
};

const activityFlexible: Output<'getActivity'> = {
  "id": "106",
  "slug": "grand-mosque-guided-visit",
  "title": "Sheikh Zayed Grand Mosque with a Guide",
  "description": "Eighty-two domes, a carpet knotted by 1,200 hands, and marble that stays cool at noon. Your guide explains what you see and how to behave, and knows the hour at which the pools mirror the arches.",
  "activity_type": "cultural",
  "location": "Sheikh Zayed Grand Mosque, Abu Dhabi",
  "location_name": "Sheikh Zayed Grand Mosque, Abu Dhabi",
  "latitude": 24.4128,
  "longitude": 54.475,
  "base_price": "150.00",
  "child_price": "105.00",
  "private_available": true,
  "private_price": "800.00",
  "duration": "03:00:00",
  "duration_unit": "hours",
  "duration_minutes": 180,
  "max_participants": 30,
  "image": "grand-mosque-courtyard",
  "images": [
    {
      "image": "grand-mosque-courtyard"
    },
    {
      "image": "grand-mosque-domes"
    },
    {
      "image": "grand-mosque-dusk"
    }
  ],
  "average_rating": 4.6,
  "reviews_count": 228,
  "time_slots": [
    {
      "id": "1106",
      "start_date": "2026-01-01",
      "end_date": "2031-12-31",
      "available_days": [
        0,
        1,
        2,
        3,
        4,
        6
      ],
      "start_time": null
    }
  ],
  "languages": [
    "English",
    "Arabic",
    "Spanish"
  ],
  "itinerary": [
    {
      "title": "Before the gate",
      "description": "What to wear; abayas to borrow."
    },
    {
      "title": "Courtyard and hall",
      "description": "The stories in the flowers of the floor."
    },
    {
      "title": "The pools at dusk",
      "description": "When the lamps come on."
    }
  ],
  "highlights": [
    "Start whenever you like between 10:00 and 16:00",
    "Guides who studied the architecture"
  ],
  "included": [
    "Guide",
    "Abaya to borrow",
    "Pickup and return"
  ],
  "not_included": [
    "Meals"
  ],
  "addons": [
    {
      "title": "Headset",
      "icon": "headphones",
      "short_detail": "Hear the guide from a distance",
      "price": "20.00"
    }
  ],
  "created_at": "2030-02-03T09:00:00+04:00"
};

const allTicketTypes: Output<'listAllTicketTypes'> = [
  {
    "id": "301",
    "event": "201",
    "name": "Levels 124 and 125",
    "description": "The open-air deck at 452 metres and the level above it.",
    "adult_price": "189.00",
    "child_price": "145.00",
    "adult_min_age": 13,
    "child_min_age": 4,
    "child_max_age": 12,
    "child_requires_adult": true,
    "includes_fast_track": false,
    "includes_transfer": false,
    "includes_meal": false
  },
  {
    "id": "302",
    "event": "201",
    "name": "Levels 124, 125 and 148",
    "description": "No queue, the SKY lounge at 555 metres, and something to drink.",
    "adult_price": "399.00",
    "child_price": "325.00",
    "adult_min_age": 13,
    "child_min_age": 4,
    "child_max_age": 12,
    "child_requires_adult": true,
    "includes_fast_track": true,
    "includes_transfer": false,
    "includes_meal": true
  },
  {
    "id": "303",
    "event": "202",
    "name": "Entry",
    "description": "All floors, for the hour you choose.",
    "adult_price": "159.00",
    "child_price": "159.00",
    "adult_min_age": 13,
    "child_min_age": 4,
    "child_max_age": 12,
    "child_requires_adult": true,
    "includes_fast_track": false,
    "includes_transfer": false,
    "includes_meal": false
  },
  {
    "id": "304",
    "event": "203",
    "name": "Permanent Collection and Exhibition",
    "description": "The galleries under the dome and what is on show this season.",
    "adult_price": "63.00",
    "child_price": null,
    "adult_min_age": 18,
    "child_min_age": null,
    "child_max_age": null,
    "child_requires_adult": false,
    "includes_fast_track": false,
    "includes_transfer": false,
    "includes_meal": false
  },
  {
    "id": "305",
    "event": "203",
    "name": "With Transfer from Dubai",
    "description": "Entry and a seat on the coach, both ways.",
    "adult_price": "149.00",
    "child_price": null,
    "adult_min_age": 18,
    "child_min_age": null,
    "child_max_age": null,
    "child_requires_adult": false,
    "includes_fast_track": false,
    "includes_transfer": true,
    "includes_meal": false
  },
  {
    "id": "306",
    "event": "204",
    "name": "Day Pass",
    "description": "All slides and pools from opening to closing.",
    "adult_price": "310.00",
    "child_price": "250.00",
    "adult_min_age": 12,
    "child_min_age": 3,
    "child_max_age": 11,
    "child_requires_adult": true,
    "includes_fast_track": false,
    "includes_transfer": false,
    "includes_meal": false
  }
];

const bookingReceipt: Output<'bookTicket'> = {
  "booking_number": "EB20481207"
};

const bookingStats: Output<'getBookingStats'> = {
  "total_bookings": 3906,
  "per_day": [
    {
      "date": "2030-01-31",
      "count": 14
    },
    {
      "date": "2030-02-01",
      "count": 9
    },
    {
      "date": "2030-02-02",
      "count": 11
    },
    {
      "date": "2030-02-03",
      "count": 17
    },
    {
      "date": "2030-02-04",
      "count": 22
    },
    {
      "date": "2030-02-05",
      "count": 19
    },
    {
      "date": "2030-02-06",
      "count": 8
    },
    {
      "date": "2030-02-07",
      "count": 12
    },
    {
      "date": "2030-02-08",
      "count": 15
    },
    {
      "date": "2030-02-09",
      "count": 13
    },
    {
      "date": "2030-02-10",
      "count": 18
    },
    {
      "date": "2030-02-11",
      "count": 24
    },
    {
      "date": "2030-02-12",
      "count": 21
    },
    {
      "date": "2030-02-13",
      "count": 10
    },
    {
      "date": "2030-02-14",
      "count": 16
    },
    {
      "date": "2030-02-15",
      "count": 11
    },
    {
      "date": "2030-02-16",
      "count": 14
    },
    {
      "date": "2030-02-17",
      "count": 20
    },
    {
      "date": "2030-02-18",
      "count": 27
    },
    {
      "date": "2030-02-19",
      "count": 23
    },
    {
      "date": "2030-02-20",
      "count": 12
    },
    {
      "date": "2030-02-21",
      "count": 9
    },
    {
      "date": "2030-02-22",
      "count": 17
    },
    {
      "date": "2030-02-23",
      "count": 15
    },
    {
      "date": "2030-02-24",
      "count": 19
    },
    {
      "date": "2030-02-25",
      "count": 25
    },
    {
      "date": "2030-02-26",
      "count": 22
    },
    {
      "date": "2030-02-27",
      "count": 13
    },
    {
      "date": "2030-02-28",
      "count": 18
    },
    {
      "date": "2030-03-01",
      "count": 7
    }
  ]
};

const bulkSlotsCreated: Output<'bulkCreateTicketSlots'> = {
  "slots_created": 18,
  "slots_skipped": 3,
  "slots_left": 0,
  "slots_booked": 0,
  "dry_run": false
};

const bulkSlotsDryRun: Output<'bulkCreateTicketSlots'> = {
  "slots_created": 12,
  "slots_skipped": 3,
  "slots_left": 6,
  "slots_booked": 2,
  "dry_run": true
};

const cancellationRefunded: Output<'cancelBooking'> = {
  "detail": "Booking cancelled",
  "refund": "full",
  "refund_amount": "755.07",
  "booking_status": "cancelled"
};

const cancellationTooLate: Output<'cancelBooking'> = {
  "detail": "Booking cancelled",
  "refund": "none",
  "refund_amount": "0.00",
  "booking_status": "cancelled"
};

const cart: Output<'getCart'> & Output<'transferGuestCart'> = {
  "user": "501",
  "session_key": null,
  "items": [
    {
      "id": "2001",
      "item_type": "activity",
      "type": "activity",
      "title": "Evening Desert Safari in the Red Dunes",
      "image": "desert-safari-dunes",
      "unit_price": "755.07",
      "price": "755.07",
      "quantity": 1,
      "service_date": "2030-03-02",
      "date": "2030-03-02",
      "time": "15:00",
      "duration_minutes": 360,
      "time_slot_id": "1101",
      "activity": {
        "id": "101",
        "slug": "evening-desert-safari-lahbab",
        "title": "Evening Desert Safari in the Red Dunes"
      },
      "event": null,
      "tour": null,
      "details": {
        "adults": 2,
        "children": 1,
        "infants": 0,
        "pickup": "dubai",
        "isPrivate": "no",
        "addons": [
          "Quad bike for 30 minutes:1:150.00"
        ]
      },
      "available": true,
      "places_left": 15
    },
    {
      "id": "2002",
      "item_type": "ticket",
      "type": "ticket",
      "title": "Burj Khalifa: At the Top",
      "image": "burj-khalifa-dusk",
      "unit_price": "229.00",
      "price": "603.00",
      "quantity": 3,
      "service_date": "2030-03-03",
      "date": "2030-03-03",
      "time": "17:30",
      "duration_minutes": 90,
      "time_slot_id": "403",
      "activity": null,
      "event": {
        "id": "201",
        "slug": "burj-khalifa-at-the-top",
        "title": "Burj Khalifa: At the Top"
      },
      "tour": null,
      "details": {
        "ticketName": "Burj Khalifa: At the Top",
        "adultQty": "2",
        "adultPrice": "229.00",
        "childQty": "1",
        "childPrice": "145.00",
        "features": [],
        "ticketType": "Levels 124 and 125",
        "duration": "1 h 30 min",
        "inclusions": [
          "Observation decks on levels 124 and 125"
        ],
        "ticket_type_id": "301",
        "date_time_slot_id": "403"
      },
      "available": true,
      "places_left": 5
    }
  ]
};

const cartEmpty: Output<'getCart'> = {
  "user": null,
  "session_key": "b1946ac9-2490-4f3a-9d2c-5d1f6f7c8e21",
  "items": []
};

const cartOfGuest: Output<'getCart'> = {
  "user": null,
  "session_key": "b1946ac9-2490-4f3a-9d2c-5d1f6f7c8e21",
  "items": [
    {
      "id": "2001",
      "item_type": "activity",
      "type": "activity",
      "title": "Evening Desert Safari in the Red Dunes",
      "image": "desert-safari-dunes",
      "unit_price": "755.07",
      "price": "755.07",
      "quantity": 1,
      "service_date": "2030-03-02",
      "date": "2030-03-02",
      "time": "15:00",
      "duration_minutes": 360,
      "time_slot_id": "1101",
      "activity": {
        "id": "101",
        "slug": "evening-desert-safari-lahbab",
        "title": "Evening Desert Safari in the Red Dunes"
      },
      "event": null,
      "tour": null,
      "details": {
        "adults": 2,
        "children": 1,
        "infants": 0,
        "pickup": "dubai",
        "isPrivate": "no",
        "addons": [
          "Quad bike for 30 minutes:1:150.00"
        ]
      },
      "available": true,
      "places_left": 15
    },
    {
      "id": "2002",
      "item_type": "ticket",
      "type": "ticket",
      "title": "Burj Khalifa: At the Top",
      "image": "burj-khalifa-dusk",
      "unit_price": "229.00",
      "price": "603.00",
      "quantity": 3,
      "service_date": "2030-03-03",
      "date": "2030-03-03",
      "time": "17:30",
      "duration_minutes": 90,
      "time_slot_id": "403",
      "activity": null,
      "event": {
        "id": "201",
        "slug": "burj-khalifa-at-the-top",
        "title": "Burj Khalifa: At the Top"
      },
      "tour": null,
      "details": {
        "ticketName": "Burj Khalifa: At the Top",
        "adultQty": "2",
        "adultPrice": "229.00",
        "childQty": "1",
        "childPrice": "145.00",
        "features": [],
        "ticketType": "Levels 124 and 125",
        "duration": "1 h 30 min",
        "inclusions": [
          "Observation decks on levels 124 and 125"
        ],
        "ticket_type_id": "301",
        "date_time_slot_id": "403"
      },
      "available": true,
      "places_left": 5
    }
  ]
};

const cartSoldOut: Output<'getCart'> = {
  "user": "501",
  "session_key": null,
  "items": [
    {
      "id": "2001",
      "item_type": "activity",
      "type": "activity",
      "title": "Evening Desert Safari in the Red Dunes",
      "image": "desert-safari-dunes",
      "unit_price": "755.07",
      "price": "755.07",
      "quantity": 1,
      "service_date": "2030-03-02",
      "date": "2030-03-02",
      "time": "15:00",
      "duration_minutes": 360,
      "time_slot_id": "1101",
      "activity": {
        "id": "101",
        "slug": "evening-desert-safari-lahbab",
        "title": "Evening Desert Safari in the Red Dunes"
      },
      "event": null,
      "tour": null,
      "details": {
        "adults": 2,
        "children": 1,
        "infants": 0,
        "pickup": "dubai",
        "isPrivate": "no",
        "addons": [
          "Quad bike for 30 minutes:1:150.00"
        ]
      },
      "available": true,
      "places_left": 15
    },
    {
      "id": "2002",
      "item_type": "ticket",
      "type": "ticket",
      "title": "Burj Khalifa: At the Top",
      "image": "burj-khalifa-dusk",
      "unit_price": "229.00",
      "price": "603.00",
      "quantity": 3,
      "service_date": "2030-03-03",
      "date": "2030-03-03",
      "time": "17:30",
      "duration_minutes": 90,
      "time_slot_id": "403",
      "activity": null,
      "event": {
        "id": "201",
        "slug": "burj-khalifa-at-the-top",
        "title": "Burj Khalifa: At the Top"
      },
      "tour": null,
      "details": {
        "ticketName": "Burj Khalifa: At the Top",
        "adultQty": "2",
        "adultPrice": "229.00",
        "childQty": "1",
        "childPrice": "145.00",
        "features": [],
        "ticketType": "Levels 124 and 125",
        "duration": "1 h 30 min",
        "inclusions": [
          "Observation decks on levels 124 and 125"
        ],
        "ticket_type_id": "301",
        "date_time_slot_id": "403"
      },
      "available": false,
      "places_left": 1
    }
  ]
};

const categories: Output<'listCategories'> = {
  "count": 3,
  "next": null,
  "previous": null,
  "results": [
    {
      "id": "31",
      "name": "Desert",
      "slug": "desert",
      "post_count": 2
    },
    {
      "id": "32",
      "name": "Food and Markets",
      "slug": "food-and-markets",
      "post_count": 1
    },
    {
      "id": "33",
      "name": "City Guides",
      "slug": "city-guides",
      "post_count": 1
    }
  ]
};

const comment: Output<'createComment'> = {
  "id": "851",
  "content": "The jumper saved our evening. Thank you!",
  "parent": null,
  "author": "Amira Haddad",
  "created_at": "2030-02-19T19:20:00+04:00"
};

const comments: Output<'listComments'> = [
  {
    "id": "851",
    "content": "The jumper saved our evening. Thank you!",
    "parent": null,
    "author": "Amira Haddad",
    "created_at": "2030-02-19T19:20:00+04:00"
  },
  {
    "id": "852",
    "content": "Glad to hear it. Next time bring a second one for the photographer.",
    "parent": "851",
    "author": "Layla Mansour",
    "created_at": "2030-02-20T08:02:00+04:00"
  },
  {
    "id": "853",
    "content": "Are sandals fine for children as well?",
    "parent": null,
    "author": "Daniel Okafor",
    "created_at": "2030-02-22T14:45:00+04:00"
  }
];

const commentsNone: Output<'listComments'> = [];

const createdTourBooking: Output<'createBooking'> = [
  {
    "booking_type": "tour",
    "booking_number": "TB30012884",
    "booking_date": "2030-03-16",
    "booking_time": null,
    "created_at": "2030-02-24T21:03:00+04:00",
    "total_amount": "8177.50",
    "payment_method": "card",
    "payment_status": "pending",
    "booking_status": "confirmed",
    "first_name": "Amira",
    "last_name": "Haddad",
    "email": "amira.haddad@example.com",
    "phone_number": "+971 50 555 0142",
    "special_requests": "We land at 14:05.",
    "refund_if_cancelled": {
      "refund": "full",
      "amount": "8177.50",
      "free_until": "2030-03-15T00:00:00+04:00"
    },
    "cart_items": [
      {
        "id": "1",
        "type": "tour",
        "title": "Two Cities: Dubai and Abu Dhabi",
        "image": "two-cities-creek",
        "date": "2030-03-16",
        "time": null,
        "duration_minutes": 5760,
        "quantity": 1,
        "unit_price": "8177.50",
        "price": "8177.50",
        "adults": 2,
        "children": 1,
        "infants": 0,
        "pickup_location": null,
        "is_private": false,
        "addons": [],
        "ticket_type": null,
        "activity": null,
        "ticket": null,
        "tour": {
          "id": "11",
          "slug": "two-cities-dubai-abu-dhabi",
          "title": "Two Cities: Dubai and Abu Dhabi"
        }
      }
    ],
    "tour": {
      "id": "11",
      "slug": "two-cities-dubai-abu-dhabi",
      "title": "Two Cities: Dubai and Abu Dhabi",
      "duration": "4 days / 3 nights",
      "days": [
        {
          "day_number": 1,
          "title": "Arrival by the creek"
        },
        {
          "day_number": 2,
          "title": "Up and down the skyline"
        },
        {
          "day_number": 3,
          "title": "Marble and mangroves"
        },
        {
          "day_number": 4,
          "title": "A last swim"
        }
      ]
    },
    "adults": 2,
    "children": 1,
    "children512": 1,
    "children25": 0,
    "infants": 0,
    "addons": {
      "hotels": [
        {
          "day_number": 1,
          "hotel_name": "Creekside House",
          "room_type_name": "Creek View Suite"
        }
      ],
      "transfers": [
        {
          "day_number": 2,
          "vehicle_name": "Private SUV"
        }
      ],
      "meals": [
        {
          "day_number": 1,
          "meal_type_name": "Half Board"
        }
      ],
      "activities": [
        {
          "day_number": 3,
          "activity_name": "Falcon hospital visit"
        }
      ]
    }
  }
];

const event: Output<'getTicket'> = {
  "id": "201",
  "slug": "burj-khalifa-at-the-top",
  "title": "Burj Khalifa: At the Top",
  "description": "The tallest building on earth, from its inside out. The lift takes sixty seconds; what you see at the top reaches on clear days to the coast of Iran.",
  "event_type": "Observation deck",
  "venue": "Burj Khalifa",
  "location": "Downtown Dubai",
  "image": "burj-khalifa-dusk",
  "images": [
    {
      "image": "burj-khalifa-dusk"
    },
    {
      "image": "burj-khalifa-deck"
    }
  ],
  "start_date": "2030-01-01",
  "end_date": "2030-12-31",
  "duration": 90,
  "available_tickets": 480,
  "available_dates": [
    "2030-03-01",
    "2030-03-02",
    "2030-03-03",
    "2030-03-04",
    "2030-03-06",
    "2030-03-07",
    "2030-03-09",
    "2030-03-13",
    "2030-03-16",
    "2030-03-21"
  ],
  "ticket_types": [
    {
      "id": "301",
      "event": "201",
      "name": "Levels 124 and 125",
      "description": "The open-air deck at 452 metres and the level above it.",
      "adult_price": "189.00",
      "child_price": "145.00",
      "adult_min_age": 13,
      "child_min_age": 4,
      "child_max_age": 12,
      "child_requires_adult": true,
      "includes_fast_track": false,
      "includes_transfer": false,
      "includes_meal": false
    },
    {
      "id": "302",
      "event": "201",
      "name": "Levels 124, 125 and 148",
      "description": "No queue, the SKY lounge at 555 metres, and something to drink.",
      "adult_price": "399.00",
      "child_price": "325.00",
      "adult_min_age": 13,
      "child_min_age": 4,
      "child_max_age": 12,
      "child_requires_adult": true,
      "includes_fast_track": true,
      "includes_transfer": false,
      "includes_meal": true
    }
  ],
  "created_at": "2029-09-20T09:00:00+04:00"
};

const eventSoldOut: Output<'getTicket'> = {
  "id": "204",
  "slug": "yas-waterworld",
  "title": "Yas Waterworld",
  "description": "Forty-five slides and pools around the legend of a lost pearl, on Yas Island.",
  "event_type": "Theme park",
  "venue": null,
  "location": "Yas Island, Abu Dhabi",
  "image": "yas-waterworld-slides",
  "images": [
    {
      "image": "yas-waterworld-slides"
    }
  ],
  "start_date": "2030-01-01",
  "end_date": "2030-12-31",
  "duration": null,
  "available_tickets": 0,
  "available_dates": [],
  "ticket_types": [
    {
      "id": "306",
      "event": "204",
      "name": "Day Pass",
      "description": "All slides and pools from opening to closing.",
      "adult_price": "310.00",
      "child_price": "250.00",
      "adult_min_age": 12,
      "child_min_age": 3,
      "child_max_age": 11,
      "child_requires_adult": true,
      "includes_fast_track": false,
      "includes_transfer": false,
      "includes_meal": false
    }
  ],
  "created_at": "2030-02-10T09:00:00+04:00"
};

const events: Output<'listTickets'> = {
  "count": 4,
  "next": null,
  "previous": null,
  "results": [
    {
      "id": "204",
      "slug": "yas-waterworld",
      "title": "Yas Waterworld",
      "description": "Forty-five slides and pools around the legend of a lost pearl, on Yas Island.",
      "event_type": "Theme park",
      "venue": null,
      "location": "Yas Island, Abu Dhabi",
      "image": "yas-waterworld-slides",
      "images": [
        {
          "image": "yas-waterworld-slides"
        }
      ],
      "start_date": "2030-01-01",
      "end_date": "2030-12-31",
      "duration": null,
      "available_tickets": 0,
      "available_dates": [],
      "ticket_types": [
        {
          "id": "306",
          "event": "204",
          "name": "Day Pass",
          "description": "All slides and pools from opening to closing.",
          "adult_price": "310.00",
          "child_price": "250.00",
          "adult_min_age": 12,
          "child_min_age": 3,
          "child_max_age": 11,
          "child_requires_adult": true,
          "includes_fast_track": false,
          "includes_transfer": false,
          "includes_meal": false
        }
      ],
      "created_at": "2030-02-10T09:00:00+04:00"
    },
    {
      "id": "203",
      "slug": "louvre-abu-dhabi",
      "title": "Louvre Abu Dhabi",
      "description": "A dome of 7,850 stars lets the sun rain on white houses by the sea. Inside, twelve chapters of what people have made, from everywhere, in the order of time.",
      "event_type": "Museum",
      "venue": "Louvre Abu Dhabi",
      "location": "Saadiyat Cultural District, Abu Dhabi",
      "image": "louvre-dome",
      "images": [
        {
          "image": "louvre-dome"
        },
        {
          "image": "louvre-rain-of-light"
        },
        {
          "image": "louvre-water"
        }
      ],
      "start_date": "2030-01-01",
      "end_date": "2030-12-31",
      "duration": 180,
      "available_tickets": 1240,
      "available_dates": [
        "2030-03-01",
        "2030-03-02",
        "2030-03-03",
        "2030-03-05",
        "2030-03-06",
        "2030-03-07",
        "2030-03-08",
        "2030-03-09",
        "2030-03-10",
        "2030-03-12"
      ],
      "ticket_types": [
        {
          "id": "304",
          "event": "203",
          "name": "Permanent Collection and Exhibition",
          "description": "The galleries under the dome and what is on show this season.",
          "adult_price": "63.00",
          "child_price": null,
          "adult_min_age": 18,
          "child_min_age": null,
          "child_max_age": null,
          "child_requires_adult": false,
          "includes_fast_track": false,
          "includes_transfer": false,
          "includes_meal": false
        },
        {
          "id": "305",
          "event": "203",
          "name": "With Transfer from Dubai",
          "description": "Entry and a seat on the coach, both ways.",
          "adult_price": "149.00",
          "child_price": null,
          "adult_min_age": 18,
          "child_min_age": null,
          "child_max_age": null,
          "child_requires_adult": false,
          "includes_fast_track": false,
          "includes_transfer": true,
          "includes_meal": false
        }
      ],
      "created_at": "2029-12-01T09:00:00+04:00"
    },
    {
      "id": "202",
      "slug": "museum-of-the-future",
      "title": "Museum of the Future",
      "description": "Seven floors inside a ring of steel and calligraphy: a space station in 2071, a library of species, and a floor for children to repair the world.",
      "event_type": "Museum",
      "venue": "Museum of the Future",
      "location": "Sheikh Zayed Road, Dubai",
      "image": "museum-of-the-future",
      "images": [
        {
          "image": "museum-of-the-future"
        }
      ],
      "start_date": "2030-01-01",
      "end_date": "2030-12-31",
      "duration": 150,
      "available_tickets": 8,
      "available_dates": [
        "2030-03-02",
        "2030-03-05"
      ],
      "ticket_types": [
        {
          "id": "303",
          "event": "202",
          "name": "Entry",
          "description": "All floors, for the hour you choose.",
          "adult_price": "159.00",
          "child_price": "159.00",
          "adult_min_age": 13,
          "child_min_age": 4,
          "child_max_age": 12,
          "child_requires_adult": true,
          "includes_fast_track": false,
          "includes_transfer": false,
          "includes_meal": false
        }
      ],
      "created_at": "2029-10-11T09:00:00+04:00"
    },
    {
      "id": "201",
      "slug": "burj-khalifa-at-the-top",
      "title": "Burj Khalifa: At the Top",
      "description": "The tallest building on earth, from its inside out. The lift takes sixty seconds; what you see at the top reaches on clear days to the coast of Iran.",
      "event_type": "Observation deck",
      "venue": "Burj Khalifa",
      "location": "Downtown Dubai",
      "image": "burj-khalifa-dusk",
      "images": [
        {
          "image": "burj-khalifa-dusk"
        },
        {
          "image": "burj-khalifa-deck"
        }
      ],
      "start_date": "2030-01-01",
      "end_date": "2030-12-31",
      "duration": 90,
      "available_tickets": 480,
      "available_dates": [
        "2030-03-01",
        "2030-03-02",
        "2030-03-03",
        "2030-03-04",
        "2030-03-06",
        "2030-03-07",
        "2030-03-09",
        "2030-03-13",
        "2030-03-16",
        "2030-03-21"
      ],
      "ticket_types": [
        {
          "id": "301",
          "event": "201",
          "name": "Levels 124 and 125",
          "description": "The open-air deck at 452 metres and the level above it.",
          "adult_price": "189.00",
          "child_price": "145.00",
          "adult_min_age": 13,
          "child_min_age": 4,
          "child_max_age": 12,
          "child_requires_adult": true,
          "includes_fast_track": false,
          "includes_transfer": false,
          "includes_meal": false
        },
        {
          "id": "302",
          "event": "201",
          "name": "Levels 124, 125 and 148",
          "description": "No queue, the SKY lounge at 555 metres, and something to drink.",
          "adult_price": "399.00",
          "child_price": "325.00",
          "adult_min_age": 13,
          "child_min_age": 4,
          "child_max_age": 12,
          "child_requires_adult": true,
          "includes_fast_track": true,
          "includes_transfer": false,
          "includes_meal": true
        }
      ],
      "created_at": "2029-09-20T09:00:00+04:00"
    }
  ]
};

const eventsNone: Output<'listTickets'> = {
  "count": 0,
  "next": null,
  "previous": null,
  "results": []
};

const featuredPosts: Output<'listFeaturedPosts'> = [
  {
    "id": "801",
    "slug": "what-to-wear-in-the-desert",
    "title": "What to Wear in the Desert, and What to Leave at Home",
    "excerpt": "Long sleeves at noon, a jumper at night, and why sandals win over boots on soft sand.",
    "featured_image": "post-desert-clothes",
    "featured_image_alt": "A line of people walking along the ridge of a dune",
    "published_at": "2030-02-18T08:00:00+04:00",
    "created_at": "2030-02-18T08:00:00+04:00",
    "author": "layla.writes",
    "author_name": "Layla Mansour",
    "comment_count": 3,
    "read_time": 4,
    "category": {
      "id": "31",
      "name": "Desert",
      "slug": "desert"
    },
    "meta_title": "What to Wear in the Desert, and What to Leave at Home | aiTours",
    "meta_description": "Long sleeves at noon, a jumper at night, and why sandals win over boots on soft sand.",
    "meta_keywords": "UAE, desert"
  },
  {
    "id": "802",
    "slug": "eating-through-deira",
    "title": "Eating Your Way through Deira",
    "excerpt": "Nine things to eat within nine hundred metres, and the one stall that closes at noon.",
    "featured_image": "post-deira-food",
    "featured_image_alt": "Bread being pulled from a clay oven",
    "published_at": "2030-02-04T08:00:00+04:00",
    "created_at": "2030-02-04T08:00:00+04:00",
    "author": "layla.writes",
    "author_name": "Layla Mansour",
    "comment_count": 0,
    "read_time": 6,
    "category": {
      "id": "32",
      "name": "Food and Markets",
      "slug": "food-and-markets"
    },
    "meta_title": "Eating Your Way through Deira | aiTours",
    "meta_description": "Nine things to eat within nine hundred metres, and the one stall that closes at noon.",
    "meta_keywords": "UAE, food and markets"
  },
  {
    "id": "803",
    "slug": "abu-dhabi-in-one-day",
    "title": "Abu Dhabi in One Day without Hurrying",
    "excerpt": "Mosque at nine, museum at noon, mangroves at four: a day that leaves room for lunch.",
    "featured_image": "post-abu-dhabi",
    "featured_image_alt": "White arches mirrored in water",
    "published_at": "2030-01-21T08:00:00+04:00",
    "created_at": "2030-01-21T08:00:00+04:00",
    "author": null,
    "author_name": null,
    "comment_count": 1,
    "read_time": 7,
    "category": {
      "id": "33",
      "name": "City Guides",
      "slug": "city-guides"
    },
    "meta_title": "Abu Dhabi in One Day without Hurrying | aiTours",
    "meta_description": "Mosque at nine, museum at noon, mangroves at four: a day that leaves room for lunch.",
    "meta_keywords": "UAE, city guides"
  }
];

const foundPosts: Output<'searchPosts'> = {
  "count": 1,
  "next": null,
  "previous": null,
  "results": [
    {
      "id": "802",
      "slug": "eating-through-deira",
      "title": "Eating Your Way through Deira",
      "excerpt": "Nine things to eat within nine hundred metres, and the one stall that closes at noon.",
      "featured_image": "post-deira-food",
      "featured_image_alt": "Bread being pulled from a clay oven",
      "published_at": "2030-02-04T08:00:00+04:00",
      "created_at": "2030-02-04T08:00:00+04:00",
      "author": "layla.writes",
      "author_name": "Layla Mansour",
      "comment_count": 0,
      "read_time": 6,
      "category": {
        "id": "32",
        "name": "Food and Markets",
        "slug": "food-and-markets"
      },
      "meta_title": "Eating Your Way through Deira | aiTours",
      "meta_description": "Nine things to eat within nine hundred metres, and the one stall that closes at noon.",
      "meta_keywords": "UAE, food and markets"
    }
  ]
};

const healthy: Output<'getHealth'> & Output<'getHealthV1'> = {
  "status": "healthy"
};

const hotels: Output<'listHotels'> = {
  "count": 4,
  "next": null,
  "previous": null,
  "results": [
    {
      "id": "61",
      "name": "Creekside House",
      "star_rating_display": "4 Stars",
      "image": "hotel-creekside",
      "address": "Al Seef, Bur Dubai",
      "city": "Dubai"
    },
    {
      "id": "62",
      "name": "Saadiyat Dunes Resort",
      "star_rating_display": "5 Stars",
      "image": "hotel-saadiyat",
      "address": "Saadiyat Beach",
      "city": "Abu Dhabi"
    },
    {
      "id": "63",
      "name": "Hajar Mountain Lodge",
      "star_rating_display": "4 Stars",
      "image": "hotel-hajar",
      "address": "Hatta Dam Road",
      "city": "Hatta"
    },
    {
      "id": "64",
      "name": "Liwa Caravanserai",
      "star_rating_display": "5 Stars",
      "image": "hotel-liwa",
      "address": "Tal Moreeb Road",
      "city": "Liwa"
    }
  ]
};

const itinerary: Output<'generateItinerary'> = {
  "itinerary": {
    "destination": "Dubai",
    "group_size": 2,
    "total": "1458.00",
    "left_out": [
      {
        "activity_id": "103",
        "slug": "mangrove-kayaking",
        "name": "Kayaking in the Mangroves",
        "reason": "elsewhere"
      }
    ],
    "days": [
      {
        "date": "2030-03-01",
        "activities": [
          {
            "time": "09:30",
            "end_time": "11:30",
            "name": "Al Fahidi Historical Neighbourhood",
            "description": "Wind towers, courtyards and coffee.",
            "location": "Bur Dubai",
            "duration": "2 hours",
            "cost": "Free",
            "activity_id": null,
            "slug": null,
            "latitude": 25.2637,
            "longitude": 55.2972
          },
          {
            "time": "12:30",
            "end_time": "12:45",
            "name": "Abra across the creek",
            "description": "The cheapest boat trip in the city.",
            "location": "Dubai Creek",
            "duration": "15 minutes",
            "cost": "AED 2.00",
            "activity_id": null,
            "slug": null,
            "latitude": 25.2655,
            "longitude": 55.296
          },
          {
            "time": "17:30",
            "end_time": "21:00",
            "name": "Old Dubai Food Walk in Deira",
            "description": "Six kitchens and a spice trader.",
            "location": "Deira, Dubai",
            "duration": "3.5 hours",
            "cost": "AED 640.00",
            "activity_id": "102",
            "slug": "old-dubai-food-walk",
            "latitude": 25.2685,
            "longitude": 55.3044
          }
        ]
      },
      {
        "date": "2030-03-02",
        "activities": [
          {
            "time": "10:00",
            "end_time": "12:30",
            "name": "Museum of the Future",
            "description": "A space station in 2071.",
            "location": "Sheikh Zayed Road, Dubai",
            "duration": "2.5 hours",
            "cost": "AED 318.00",
            "activity_id": null,
            "slug": null,
            "latitude": 25.2192,
            "longitude": 55.2819
          },
          {
            "time": "15:00",
            "end_time": "21:00",
            "name": "Evening Desert Safari in the Red Dunes",
            "description": "The red dunes at their best hour, and dinner under the stars.",
            "location": "Lahbab, Dubai",
            "duration": "6 hours",
            "cost": "AED 498.00",
            "activity_id": "101",
            "slug": "evening-desert-safari",
            "latitude": 25.0365,
            "longitude": 55.588
          }
        ]
      }
    ]
  },
  "day_plan_id": "9001",
  "session_id": "5f0c2c1e-8d5b-4d0e-9a77-0b6a9f3e2d14"
};

const knownPreferences: Output<'getPlannerPreferences'> = {
  "preferences": {
    "destination": "Dubai",
    "start_date": "2030-03-01",
    "end_date": "2030-03-02",
    "interests": [
      "food",
      "culture",
      "adventure"
    ],
    "budget_range": [
      0,
      1500
    ],
    "group_size": 2
  }
};

const libraryActivities: Output<'listLibraryActivities'> & Output<'upsertLibraryActivities'> = [
  {
    "id": "sample-1",
    "name": "Desert Safari at Lahbab",
    "description": "Dunes, camels and dinner.",
    "category": "adventure",
    "location": "Lahbab, Dubai",
    "lat": 25.0365,
    "lng": 55.588,
    "duration": 6,
    "price_range": "AED 200-300",
    "rating": 4.8,
    "opening_hours": {
      "open": "14:00",
      "close": "21:30"
    },
    "tags": [
      "desert",
      "sunset"
    ],
    "image_url": null,
    "created_at": "2030-01-01T00:00:00+00:00",
    "updated_at": "2030-01-01T00:00:00+00:00"
  },
  {
    "id": "sample-2",
    "name": "Burj Khalifa",
    "description": "The tallest building on earth.",
    "category": "attraction",
    "location": "Downtown Dubai",
    "lat": 25.1972,
    "lng": 55.2744,
    "duration": 1.5,
    "price_range": "AED 189-399",
    "rating": 4.7,
    "opening_hours": {
      "open": "08:00",
      "close": "23:00"
    },
    "tags": [
      "views"
    ],
    "image_url": null,
    "created_at": "2030-01-01T00:00:00+00:00",
    "updated_at": "2030-01-01T00:00:00+00:00"
  },
  {
    "id": "sample-3",
    "name": "Old Dubai on Foot",
    "description": "From Al Fahidi to the souks.",
    "category": "tour",
    "location": "Bur Dubai",
    "lat": 25.2637,
    "lng": 55.2972,
    "duration": 3,
    "price_range": "AED 150-320",
    "rating": 4.9,
    "opening_hours": {
      "open": "09:00",
      "close": "20:00"
    },
    "tags": [
      "history",
      "food"
    ],
    "image_url": null,
    "created_at": "2030-01-01T00:00:00+00:00",
    "updated_at": "2030-01-01T00:00:00+00:00"
  },
  {
    "id": "sample-4",
    "name": "Sheikh Zayed Grand Mosque",
    "description": "White marble and eighty-two domes.",
    "category": "cultural",
    "location": "Abu Dhabi",
    "lat": 24.4128,
    "lng": 54.475,
    "duration": 2,
    "price_range": "Free",
    "rating": 4.9,
    "opening_hours": {
      "open": "09:00",
      "close": "22:00"
    },
    "tags": [
      "architecture"
    ],
    "image_url": null,
    "created_at": "2030-01-01T00:00:00+00:00",
    "updated_at": "2030-01-01T00:00:00+00:00"
  },
  {
    "id": "sample-5",
    "name": "Louvre Abu Dhabi",
    "description": "Art under a dome of stars.",
    "category": "attraction",
    "location": "Saadiyat Island, Abu Dhabi",
    "lat": 24.5337,
    "lng": 54.3982,
    "duration": 3,
    "price_range": "AED 63",
    "rating": 4.8,
    "opening_hours": {
      "open": "10:00",
      "close": "18:30"
    },
    "tags": [
      "art"
    ],
    "image_url": null,
    "created_at": "2030-01-01T00:00:00+00:00",
    "updated_at": "2030-01-01T00:00:00+00:00"
  }
];

const libraryNone: Output<'listLibraryActivities'> & Output<'upsertLibraryActivities'> = [];

const mealTypes: Output<'listMealTypes'> = {
  "count": 3,
  "next": null,
  "previous": null,
  "results": [
    {
      "id": "91",
      "name": "Half Board",
      "price_per_meal": "95.00",
      "base_price": null
    },
    {
      "id": "92",
      "name": "Full Board",
      "price_per_meal": "85.00",
      "base_price": null
    },
    {
      "id": "93",
      "name": "Vegetarian Full Board",
      "price_per_meal": "85.00",
      "base_price": null
    }
  ]
};

const myBookings: Output<'listBookings'> = {
  "activity_bookings": [
    {
      "booking_type": "activity",
      "booking_number": "AB10047731",
      "booking_date": "2030-03-02",
      "booking_time": "15:00",
      "created_at": "2030-02-25T09:12:00+04:00",
      "total_amount": "755.07",
      "payment_method": "card",
      "payment_status": "pending",
      "booking_status": "confirmed",
      "first_name": "Amira",
      "last_name": "Haddad",
      "email": "amira.haddad@example.com",
      "phone_number": "+971 50 555 0142",
      "special_requests": "One of us eats no meat.",
      "refund_if_cancelled": {
        "refund": "full",
        "amount": "755.07",
        "free_until": "2030-03-01T15:00:00+04:00"
      },
      "cart_items": [
        {
          "id": "1",
          "type": "activity",
          "title": "Evening Desert Safari in the Red Dunes",
          "image": "desert-safari-dunes",
          "date": "2030-03-02",
          "time": "15:00",
          "duration_minutes": 360,
          "quantity": 1,
          "unit_price": "755.07",
          "price": "755.07",
          "adults": 2,
          "children": 1,
          "infants": 0,
          "pickup_location": "dubai",
          "is_private": false,
          "addons": [
            "Quad bike for 30 minutes:1:150.00"
          ],
          "ticket_type": null,
          "activity": {
            "id": "101",
            "slug": "evening-desert-safari-lahbab",
            "title": "Evening Desert Safari in the Red Dunes"
          },
          "ticket": null,
          "tour": null
        }
      ],
      "activity": {
        "id": "101",
        "slug": "evening-desert-safari-lahbab",
        "title": "Evening Desert Safari in the Red Dunes"
      },
      "adults": 2,
      "children": 1,
      "infants": 0,
      "pickup_location": "dubai"
    },
    {
      "booking_type": "activity",
      "booking_number": "AB10046620",
      "booking_date": "2030-02-26",
      "booking_time": null,
      "created_at": "2030-02-23T18:30:00+04:00",
      "total_amount": "300.00",
      "payment_method": "cash",
      "payment_status": "pending",
      "booking_status": "confirmed",
      "first_name": "Amira",
      "last_name": "Haddad",
      "email": "amira.haddad@example.com",
      "phone_number": "+971 50 555 0142",
      "special_requests": "",
      "refund_if_cancelled": {
        "refund": "none",
        "amount": "0.00",
        "free_until": null
      },
      "cart_items": [
        {
          "id": "1",
          "type": "activity",
          "title": "Sheikh Zayed Grand Mosque with a Guide",
          "image": "grand-mosque-courtyard",
          "date": "2030-02-26",
          "time": null,
          "duration_minutes": 210,
          "quantity": 1,
          "unit_price": "300.00",
          "price": "300.00",
          "adults": 2,
          "children": 0,
          "infants": 0,
          "pickup_location": "abu_dhabi",
          "is_private": false,
          "addons": [],
          "ticket_type": null,
          "activity": {
            "id": "106",
            "slug": "grand-mosque-guided-visit",
            "title": "Sheikh Zayed Grand Mosque with a Guide"
          },
          "ticket": null,
          "tour": null
        }
      ],
      "activity": {
        "id": "106",
        "slug": "grand-mosque-guided-visit",
        "title": "Sheikh Zayed Grand Mosque with a Guide"
      },
      "adults": 2,
      "children": 0,
      "infants": 0,
      "pickup_location": "abu_dhabi"
    },
    {
      "booking_type": "activity",
      "booking_number": "AB10041102",
      "booking_date": "2030-03-09",
      "booking_time": "07:00",
      "created_at": "2030-02-11T20:41:00+04:00",
      "total_amount": "360.00",
      "payment_method": "card",
      "payment_status": "refunded",
      "booking_status": "cancelled",
      "first_name": "Amira",
      "last_name": "Haddad",
      "email": "amira.haddad@example.com",
      "phone_number": "+971 50 555 0142",
      "special_requests": "",
      "refund_if_cancelled": null,
      "cart_items": [
        {
          "id": "1",
          "type": "activity",
          "title": "Kayaking through the Mangroves of Jubail Island",
          "image": "mangrove-kayak-channel",
          "date": "2030-03-09",
          "time": "07:00",
          "duration_minutes": 120,
          "quantity": 1,
          "unit_price": "360.00",
          "price": "360.00",
          "adults": 2,
          "children": 0,
          "infants": 0,
          "pickup_location": "abu_dhabi",
          "is_private": false,
          "addons": [],
          "ticket_type": null,
          "activity": {
            "id": "103",
            "slug": "kayak-mangroves-jubail",
            "title": "Kayaking through the Mangroves of Jubail Island"
          },
          "ticket": null,
          "tour": null
        }
      ],
      "activity": {
        "id": "103",
        "slug": "kayak-mangroves-jubail",
        "title": "Kayaking through the Mangroves of Jubail Island"
      },
      "adults": 2,
      "children": 0,
      "infants": 0,
      "pickup_location": "abu_dhabi"
    },
    {
      "booking_type": "activity",
      "booking_number": "AB10030455",
      "booking_date": "2030-01-19",
      "booking_time": "17:30",
      "created_at": "2030-01-04T12:05:00+04:00",
      "total_amount": "640.00",
      "payment_method": "cash",
      "payment_status": "paid",
      "booking_status": "completed",
      "first_name": "Amira",
      "last_name": "Haddad",
      "email": "amira.haddad@example.com",
      "phone_number": "+971 50 555 0142",
      "special_requests": "",
      "refund_if_cancelled": null,
      "cart_items": [
        {
          "id": "1",
          "type": "activity",
          "title": "Old Dubai Food Walk in Deira",
          "image": "food-walk-souk",
          "date": "2030-01-19",
          "time": "17:30",
          "duration_minutes": 240,
          "quantity": 1,
          "unit_price": "640.00",
          "price": "640.00",
          "adults": 2,
          "children": 0,
          "infants": 0,
          "pickup_location": "dubai",
          "is_private": false,
          "addons": [],
          "ticket_type": null,
          "activity": {
            "id": "102",
            "slug": "old-dubai-food-walk",
            "title": "Old Dubai Food Walk in Deira"
          },
          "ticket": null,
          "tour": null
        }
      ],
      "activity": {
        "id": "102",
        "slug": "old-dubai-food-walk",
        "title": "Old Dubai Food Walk in Deira"
      },
      "adults": 2,
      "children": 0,
      "infants": 0,
      "pickup_location": "dubai"
    }
  ],
  "ticket_bookings": [
    {
      "booking_type": "ticket",
      "booking_number": "EB20481206",
      "booking_date": "2030-03-03",
      "booking_time": "17:30",
      "created_at": "2030-02-25T09:12:00+04:00",
      "total_amount": "603.00",
      "payment_method": "card",
      "payment_status": "pending",
      "booking_status": "confirmed",
      "first_name": "Amira",
      "last_name": "Haddad",
      "email": "amira.haddad@example.com",
      "phone_number": "+971 50 555 0142",
      "special_requests": "",
      "refund_if_cancelled": {
        "refund": "full",
        "amount": "603.00",
        "free_until": "2030-03-02T17:30:00+04:00"
      },
      "cart_items": [
        {
          "id": "1",
          "type": "ticket",
          "title": "Burj Khalifa: At the Top",
          "image": "burj-khalifa-dusk",
          "date": "2030-03-03",
          "time": "17:30",
          "duration_minutes": 90,
          "quantity": 3,
          "unit_price": "229.00",
          "price": "603.00",
          "adults": 2,
          "children": 1,
          "infants": 0,
          "pickup_location": null,
          "is_private": false,
          "addons": [],
          "ticket_type": "Levels 124 and 125",
          "activity": null,
          "ticket": {
            "id": "201",
            "slug": "burj-khalifa-at-the-top",
            "title": "Burj Khalifa: At the Top"
          },
          "tour": null
        }
      ],
      "ticket": {
        "id": "201",
        "slug": "burj-khalifa-at-the-top",
        "title": "Burj Khalifa: At the Top"
      },
      "ticket_type": "Levels 124 and 125",
      "quantity": 3
    },
    {
      "booking_type": "ticket",
      "booking_number": "EB20470018",
      "booking_date": "2030-03-07",
      "booking_time": "11:00",
      "created_at": "2030-02-20T08:15:00+04:00",
      "total_amount": "126.00",
      "payment_method": "card",
      "payment_status": "paid",
      "booking_status": "confirmed",
      "first_name": "Amira",
      "last_name": "Haddad",
      "email": "amira.haddad@example.com",
      "phone_number": "+971 50 555 0142",
      "special_requests": "",
      "refund_if_cancelled": {
        "refund": "full",
        "amount": "126.00",
        "free_until": "2030-03-06T11:00:00+04:00"
      },
      "cart_items": [
        {
          "id": "1",
          "type": "ticket",
          "title": "Louvre Abu Dhabi",
          "image": "louvre-dome",
          "date": "2030-03-07",
          "time": "11:00",
          "duration_minutes": 180,
          "quantity": 2,
          "unit_price": "63.00",
          "price": "126.00",
          "adults": 2,
          "children": 0,
          "infants": 0,
          "pickup_location": null,
          "is_private": false,
          "addons": [],
          "ticket_type": "Permanent Collection and Exhibition",
          "activity": null,
          "ticket": {
            "id": "203",
            "slug": "louvre-abu-dhabi",
            "title": "Louvre Abu Dhabi"
          },
          "tour": null
        }
      ],
      "ticket": {
        "id": "203",
        "slug": "louvre-abu-dhabi",
        "title": "Louvre Abu Dhabi"
      },
      "ticket_type": "Permanent Collection and Exhibition",
      "quantity": 2
    }
  ],
  "transfer_bookings": [
    {
      "booking_type": "transfer",
      "booking_number": "FT40220917",
      "booking_date": "2030-03-01",
      "booking_time": "14:30",
      "created_at": "2030-02-25T09:12:00+04:00",
      "total_amount": "88.00",
      "payment_method": "card",
      "payment_status": "pending",
      "booking_status": "confirmed",
      "first_name": "Amira",
      "last_name": "Haddad",
      "email": "amira.haddad@example.com",
      "phone_number": "+971 50 555 0142",
      "special_requests": "",
      "refund_if_cancelled": {
        "refund": "full",
        "amount": "88.00",
        "free_until": "2030-02-28T14:30:00+04:00"
      },
      "pickup_location": "Dubai International Airport (DXB)",
      "dropoff_location": "Dubai Marina",
      "passengers": 2,
      "luggage": 2,
      "vehicle": {
        "name": "Toyota Camry or similar",
        "category": "Sedan",
        "features": [
          "Air conditioning",
          "Bottled water"
        ]
      },
      "vehicle_name": "Toyota Camry or similar",
      "distance": 35.2,
      "return_journey": false,
      "return_date": null,
      "return_time": null
    },
    {
      "booking_type": "transfer",
      "booking_number": "FT40219340",
      "booking_date": "2030-03-20",
      "booking_time": "09:00",
      "created_at": "2030-02-22T11:48:00+04:00",
      "total_amount": "240.24",
      "payment_method": "wallet",
      "payment_status": "paid",
      "booking_status": "confirmed",
      "first_name": "Amira",
      "last_name": "Haddad",
      "email": "amira.haddad@example.com",
      "phone_number": "+971 50 555 0142",
      "special_requests": "",
      "refund_if_cancelled": {
        "refund": "full",
        "amount": "240.24",
        "free_until": "2030-03-19T09:00:00+04:00"
      },
      "pickup_location": "Palm Jumeirah",
      "dropoff_location": "Dubai Creek",
      "passengers": 4,
      "luggage": 3,
      "vehicle": {
        "name": "GMC Yukon or similar",
        "category": "SUV",
        "features": [
          "Air conditioning",
          "Bottled water",
          "Wi-Fi",
          "Child seat on request"
        ]
      },
      "vehicle_name": "GMC Yukon or similar",
      "distance": 28.6,
      "return_journey": true,
      "return_date": "2030-03-20",
      "return_time": "18:00"
    }
  ],
  "tour_bookings": [
    {
      "booking_type": "tour",
      "booking_number": "TB30012884",
      "booking_date": "2030-03-16",
      "booking_time": null,
      "created_at": "2030-02-24T21:03:00+04:00",
      "total_amount": "8177.50",
      "payment_method": "card",
      "payment_status": "pending",
      "booking_status": "confirmed",
      "first_name": "Amira",
      "last_name": "Haddad",
      "email": "amira.haddad@example.com",
      "phone_number": "+971 50 555 0142",
      "special_requests": "We land at 14:05.",
      "refund_if_cancelled": {
        "refund": "full",
        "amount": "8177.50",
        "free_until": "2030-03-15T00:00:00+04:00"
      },
      "cart_items": [
        {
          "id": "1",
          "type": "tour",
          "title": "Two Cities: Dubai and Abu Dhabi",
          "image": "two-cities-creek",
          "date": "2030-03-16",
          "time": null,
          "duration_minutes": 5760,
          "quantity": 1,
          "unit_price": "8177.50",
          "price": "8177.50",
          "adults": 2,
          "children": 1,
          "infants": 0,
          "pickup_location": null,
          "is_private": false,
          "addons": [],
          "ticket_type": null,
          "activity": null,
          "ticket": null,
          "tour": {
            "id": "11",
            "slug": "two-cities-dubai-abu-dhabi",
            "title": "Two Cities: Dubai and Abu Dhabi"
          }
        }
      ],
      "tour": {
        "id": "11",
        "slug": "two-cities-dubai-abu-dhabi",
        "title": "Two Cities: Dubai and Abu Dhabi",
        "duration": "4 days / 3 nights",
        "days": [
          {
            "day_number": 1,
            "title": "Arrival by the creek"
          },
          {
            "day_number": 2,
            "title": "Up and down the skyline"
          },
          {
            "day_number": 3,
            "title": "Marble and mangroves"
          },
          {
            "day_number": 4,
            "title": "A last swim"
          }
        ]
      },
      "adults": 2,
      "children": 1,
      "children512": 1,
      "children25": 0,
      "infants": 0,
      "addons": {
        "hotels": [
          {
            "day_number": 1,
            "hotel_name": "Creekside House",
            "room_type_name": "Creek View Suite"
          }
        ],
        "transfers": [
          {
            "day_number": 2,
            "vehicle_name": "Private SUV"
          }
        ],
        "meals": [
          {
            "day_number": 1,
            "meal_type_name": "Half Board"
          }
        ],
        "activities": [
          {
            "day_number": 3,
            "activity_name": "Falcon hospital visit"
          }
        ]
      }
    }
  ]
};

const myBookingsNone: Output<'listBookings'> = {
  "activity_bookings": [],
  "ticket_bookings": [],
  "transfer_bookings": [],
  "tour_bookings": []
};

const noBooking: Output<'getLatestBooking'> = null;

const otpSent: Output<'sendOtp'> = {
  "detail": "OTP sent"
};

const plannerReply: Output<'sendPlannerMessage'> = {
  "response": "Two days in Dubai for two from 1 March 2030, with food and the desert, up to AED 1,500. Shall I plan it? You can still tell me what else you like.",
  "session_id": "5f0c2c1e-8d5b-4d0e-9a77-0b6a9f3e2d14"
};

const post: Output<'getPost'> = {
  "id": "801",
  "slug": "what-to-wear-in-the-desert",
  "title": "What to Wear in the Desert, and What to Leave at Home",
  "excerpt": "Long sleeves at noon, a jumper at night, and why sandals win over boots on soft sand.",
  "featured_image": "post-desert-clothes",
  "featured_image_alt": "A line of people walking along the ridge of a dune",
  "published_at": "2030-02-18T08:00:00+04:00",
  "created_at": "2030-02-18T08:00:00+04:00",
  "author": "layla.writes",
  "author_name": "Layla Mansour",
  "comment_count": 3,
  "read_time": 4,
  "category": {
    "id": "31",
    "name": "Desert",
    "slug": "desert"
  },
  "meta_title": "What to Wear in the Desert, and What to Leave at Home | aiTours",
  "meta_description": "Long sleeves at noon, a jumper at night, and why sandals win over boots on soft sand.",
  "meta_keywords": "UAE, desert",
  "content": "<p>The desert is not hot; the desert is <em>changeable</em>. In February the sand burns at two in the afternoon and cools to twelve degrees by nine.</p><h2>By day</h2><p>Loose cotton with long sleeves is cooler than a T-shirt. A scarf keeps out sand and sun alike.</p><h2>At night</h2><p>Bring the jumper you think you will not need.</p>"
};

const posts: Output<'listPosts'> = {
  "count": 4,
  "next": null,
  "previous": null,
  "results": [
    {
      "id": "801",
      "slug": "what-to-wear-in-the-desert",
      "title": "What to Wear in the Desert, and What to Leave at Home",
      "excerpt": "Long sleeves at noon, a jumper at night, and why sandals win over boots on soft sand.",
      "featured_image": "post-desert-clothes",
      "featured_image_alt": "A line of people walking along the ridge of a dune",
      "published_at": "2030-02-18T08:00:00+04:00",
      "created_at": "2030-02-18T08:00:00+04:00",
      "author": "layla.writes",
      "author_name": "Layla Mansour",
      "comment_count": 3,
      "read_time": 4,
      "category": {
        "id": "31",
        "name": "Desert",
        "slug": "desert"
      },
      "meta_title": "What to Wear in the Desert, and What to Leave at Home | aiTours",
      "meta_description": "Long sleeves at noon, a jumper at night, and why sandals win over boots on soft sand.",
      "meta_keywords": "UAE, desert"
    },
    {
      "id": "802",
      "slug": "eating-through-deira",
      "title": "Eating Your Way through Deira",
      "excerpt": "Nine things to eat within nine hundred metres, and the one stall that closes at noon.",
      "featured_image": "post-deira-food",
      "featured_image_alt": "Bread being pulled from a clay oven",
      "published_at": "2030-02-04T08:00:00+04:00",
      "created_at": "2030-02-04T08:00:00+04:00",
      "author": "layla.writes",
      "author_name": "Layla Mansour",
      "comment_count": 0,
      "read_time": 6,
      "category": {
        "id": "32",
        "name": "Food and Markets",
        "slug": "food-and-markets"
      },
      "meta_title": "Eating Your Way through Deira | aiTours",
      "meta_description": "Nine things to eat within nine hundred metres, and the one stall that closes at noon.",
      "meta_keywords": "UAE, food and markets"
    },
    {
      "id": "803",
      "slug": "abu-dhabi-in-one-day",
      "title": "Abu Dhabi in One Day without Hurrying",
      "excerpt": "Mosque at nine, museum at noon, mangroves at four: a day that leaves room for lunch.",
      "featured_image": "post-abu-dhabi",
      "featured_image_alt": "White arches mirrored in water",
      "published_at": "2030-01-21T08:00:00+04:00",
      "created_at": "2030-01-21T08:00:00+04:00",
      "author": null,
      "author_name": null,
      "comment_count": 1,
      "read_time": 7,
      "category": {
        "id": "33",
        "name": "City Guides",
        "slug": "city-guides"
      },
      "meta_title": "Abu Dhabi in One Day without Hurrying | aiTours",
      "meta_description": "Mosque at nine, museum at noon, mangroves at four: a day that leaves room for lunch.",
      "meta_keywords": "UAE, city guides"
    },
    {
      "id": "804",
      "slug": "reading-the-dunes",
      "title": "Reading the Dunes",
      "excerpt": "Star, crescent or ridge: what the shape of a dune tells about the wind that made it.",
      "featured_image": null,
      "featured_image_alt": "",
      "published_at": "2029-12-16T08:00:00+04:00",
      "created_at": "2029-12-16T08:00:00+04:00",
      "author": "layla.writes",
      "author_name": "Layla Mansour",
      "comment_count": 0,
      "read_time": 5,
      "category": {
        "id": "31",
        "name": "Desert",
        "slug": "desert"
      },
      "meta_title": "Reading the Dunes | aiTours",
      "meta_description": "Star, crescent or ridge: what the shape of a dune tells about the wind that made it.",
      "meta_keywords": "UAE, desert"
    }
  ]
};

const postsNone: Output<'listPosts'> & Output<'searchPosts'> = {
  "count": 0,
  "next": null,
  "previous": null,
  "results": []
};

const registeredUser: Output<'registerUser'> = {
  "id": "501",
  "email": "amira.haddad@example.com",
  "first_name": "Amira",
  "last_name": "Haddad",
  "phone": "+971 50 555 0142"
};

const relatedPosts: Output<'listRelatedPosts'> = [
  {
    "id": "804",
    "slug": "reading-the-dunes",
    "title": "Reading the Dunes",
    "excerpt": "Star, crescent or ridge: what the shape of a dune tells about the wind that made it.",
    "featured_image": null,
    "featured_image_alt": "",
    "published_at": "2029-12-16T08:00:00+04:00",
    "created_at": "2029-12-16T08:00:00+04:00",
    "author": "layla.writes",
    "author_name": "Layla Mansour",
    "comment_count": 0,
    "read_time": 5,
    "category": {
      "id": "31",
      "name": "Desert",
      "slug": "desert"
    },
    "meta_title": "Reading the Dunes | aiTours",
    "meta_description": "Star, crescent or ridge: what the shape of a dune tells about the wind that made it.",
    "meta_keywords": "UAE, desert"
  }
];

const roomTypes: Output<'listRoomTypes'> = {
  "count": 2,
  "next": null,
  "previous": null,
  "results": [
    {
      "id": "71",
      "hotel": "61",
      "name": "Courtyard Room",
      "price_per_night": "380.00",
      "base_price": null
    },
    {
      "id": "72",
      "hotel": "61",
      "name": "Creek View Suite",
      "price_per_night": "620.00",
      "base_price": null
    }
  ]
};

const savedPreferences: Output<'savePlannerPreferences'> = {
  "session_id": "5f0c2c1e-8d5b-4d0e-9a77-0b6a9f3e2d14",
  "preferences": {
    "destination": "Dubai",
    "start_date": "2030-03-01",
    "end_date": "2030-03-02",
    "interests": [
      "food",
      "culture",
      "adventure"
    ],
    "budget_range": [
      0,
      1500
    ],
    "group_size": 2
  }
};

const sharedPlan: Output<'getPlannerPlan'> = {
  "itinerary": {
    "destination": "Dubai",
    "group_size": 2,
    "total": "1458.00",
    "left_out": [
      {
        "activity_id": "103",
        "slug": "mangrove-kayaking",
        "name": "Kayaking in the Mangroves",
        "reason": "elsewhere"
      }
    ],
    "days": [
      {
        "date": "2030-03-01",
        "activities": [
          {
            "time": "09:30",
            "end_time": "11:30",
            "name": "Al Fahidi Historical Neighbourhood",
            "description": "Wind towers, courtyards and coffee.",
            "location": "Bur Dubai",
            "duration": "2 hours",
            "cost": "Free",
            "activity_id": null,
            "slug": null,
            "latitude": 25.2637,
            "longitude": 55.2972
          },
          {
            "time": "12:30",
            "end_time": "12:45",
            "name": "Abra across the creek",
            "description": "The cheapest boat trip in the city.",
            "location": "Dubai Creek",
            "duration": "15 minutes",
            "cost": "AED 2.00",
            "activity_id": null,
            "slug": null,
            "latitude": 25.2655,
            "longitude": 55.296
          },
          {
            "time": "17:30",
            "end_time": "21:00",
            "name": "Old Dubai Food Walk in Deira",
            "description": "Six kitchens and a spice trader.",
            "location": "Deira, Dubai",
            "duration": "3.5 hours",
            "cost": "AED 640.00",
            "activity_id": "102",
            "slug": "old-dubai-food-walk",
            "latitude": 25.2685,
            "longitude": 55.3044
          }
        ]
      },
      {
        "date": "2030-03-02",
        "activities": [
          {
            "time": "10:00",
            "end_time": "12:30",
            "name": "Museum of the Future",
            "description": "A space station in 2071.",
            "location": "Sheikh Zayed Road, Dubai",
            "duration": "2.5 hours",
            "cost": "AED 318.00",
            "activity_id": null,
            "slug": null,
            "latitude": 25.2192,
            "longitude": 55.2819
          },
          {
            "time": "15:00",
            "end_time": "21:00",
            "name": "Evening Desert Safari in the Red Dunes",
            "description": "The red dunes at their best hour, and dinner under the stars.",
            "location": "Lahbab, Dubai",
            "duration": "6 hours",
            "cost": "AED 498.00",
            "activity_id": "101",
            "slug": "evening-desert-safari",
            "latitude": 25.0365,
            "longitude": 55.588
          }
        ]
      }
    ]
  },
  "day_plan_id": "9001"
};

const signedIn: Output<'loginUser'> & Output<'socialAuth'> & Output<'verifyOtp'> = {
  "access": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiI1MDEiLCJleHAiOjE4OTgxNDUxMDB9.c2lnbmF0dXJlLW9mLWFuLWV4YW1wbGU",
  "refresh": "rt-7Vq2mZ0xJc4uK9sYbN6eT1hRfL8wPdGa",
  "user": {
    "id": "501",
    "email": "amira.haddad@example.com",
    "first_name": "Amira",
    "last_name": "Haddad",
    "full_name": "Amira Haddad",
    "phone": "+971 50 555 0142",
    "avatar": "avatar-falcon",
    "bio": "Weekends in the wadis, weekdays in an office in Business Bay.",
    "address": "Marina Promenade, Dubai Marina, Dubai",
    "email_notifications": true,
    "newsletter_subscription": false,
    "is_staff": false
  }
};

const staffBookings: Output<'listBookings'> = {
  "count": 27,
  "next": "/api/v1/bookings/?scope=all&page=2",
  "previous": null,
  "results": [
    {
      "booking_number": "AB10047731",
      "user": "Amira Haddad",
      "type": "activity",
      "title": "Evening Desert Safari in the Red Dunes",
      "booking_date": "2030-03-02",
      "created_at": "2030-02-25T09:12:00+04:00",
      "total_amount": "755.07",
      "payment_method": "card",
      "payment_status": "pending",
      "booking_status": "confirmed"
    },
    {
      "booking_number": "EB20481206",
      "user": "Amira Haddad",
      "type": "ticket",
      "title": "Burj Khalifa: At the Top",
      "booking_date": "2030-03-03",
      "created_at": "2030-02-25T09:12:00+04:00",
      "total_amount": "603.00",
      "payment_method": "card",
      "payment_status": "pending",
      "booking_status": "confirmed"
    },
    {
      "booking_number": "FT40220917",
      "user": "Amira Haddad",
      "type": "transfer",
      "title": "Dubai International Airport (DXB) to Dubai Marina",
      "booking_date": "2030-03-01",
      "created_at": "2030-02-25T09:12:00+04:00",
      "total_amount": "88.00",
      "payment_method": "card",
      "payment_status": "pending",
      "booking_status": "confirmed"
    },
    {
      "booking_number": "AB10047690",
      "user": "Daniel Okafor",
      "type": "activity",
      "title": "Sunrise Balloon over the Margham Desert",
      "booking_date": "2030-03-04",
      "created_at": "2030-02-25T07:55:00+04:00",
      "total_amount": "2380.00",
      "payment_method": "card",
      "payment_status": "pending",
      "booking_status": "confirmed"
    },
    {
      "booking_number": "TB30012884",
      "user": "Amira Haddad",
      "type": "tour",
      "title": "Two Cities: Dubai and Abu Dhabi",
      "booking_date": "2030-03-16",
      "created_at": "2030-02-24T21:03:00+04:00",
      "total_amount": "8177.50",
      "payment_method": "card",
      "payment_status": "pending",
      "booking_status": "confirmed"
    },
    {
      "booking_number": "AB10046620",
      "user": "Amira Haddad",
      "type": "activity",
      "title": "Sheikh Zayed Grand Mosque with a Guide",
      "booking_date": "2030-02-26",
      "created_at": "2030-02-23T18:30:00+04:00",
      "total_amount": "300.00",
      "payment_method": "cash",
      "payment_status": "pending",
      "booking_status": "confirmed"
    },
    {
      "booking_number": "FT40219340",
      "user": "Amira Haddad",
      "type": "transfer",
      "title": "Palm Jumeirah to Dubai Creek",
      "booking_date": "2030-03-20",
      "created_at": "2030-02-22T11:48:00+04:00",
      "total_amount": "240.24",
      "payment_method": "wallet",
      "payment_status": "paid",
      "booking_status": "confirmed"
    },
    {
      "booking_number": "EB20470018",
      "user": "Amira Haddad",
      "type": "ticket",
      "title": "Louvre Abu Dhabi",
      "booking_date": "2030-03-07",
      "created_at": "2030-02-20T08:15:00+04:00",
      "total_amount": "126.00",
      "payment_method": "card",
      "payment_status": "paid",
      "booking_status": "confirmed"
    },
    {
      "booking_number": "AB10041102",
      "user": "Amira Haddad",
      "type": "activity",
      "title": "Kayaking through the Mangroves of Jubail Island",
      "booking_date": "2030-03-09",
      "created_at": "2030-02-11T20:41:00+04:00",
      "total_amount": "360.00",
      "payment_method": "card",
      "payment_status": "refunded",
      "booking_status": "cancelled"
    },
    {
      "booking_number": "AB10030455",
      "user": "Amira Haddad",
      "type": "activity",
      "title": "Old Dubai Food Walk in Deira",
      "booking_date": "2030-01-19",
      "created_at": "2030-01-04T12:05:00+04:00",
      "total_amount": "640.00",
      "payment_method": "cash",
      "payment_status": "paid",
      "booking_status": "completed"
    }
  ]
};

const staffUser: Output<'getMe'> = {
  "id": "9",
  "email": "omar.alsuwaidi@aitours.com",
  "first_name": "Omar",
  "last_name": "Al Suwaidi",
  "full_name": "Omar Al Suwaidi",
  "phone": "+971 4 555 0100",
  "avatar": null,
  "bio": "",
  "address": "",
  "email_notifications": true,
  "newsletter_subscription": false,
  "is_staff": true
};

const ticketAvailability: Output<'getTicketAvailability'> = [
  {
    "date": "2030-03-01",
    "ticket_type_id": "301",
    "time_slot_id": "401",
    "capacity": 60,
    "available": 60
  },
  {
    "date": "2030-03-01",
    "ticket_type_id": "301",
    "time_slot_id": "402",
    "capacity": 60,
    "available": 44
  },
  {
    "date": "2030-03-01",
    "ticket_type_id": "301",
    "time_slot_id": "403",
    "capacity": 60,
    "available": 5
  },
  {
    "date": "2030-03-02",
    "ticket_type_id": "301",
    "time_slot_id": "401",
    "capacity": 60,
    "available": 57
  },
  {
    "date": "2030-03-02",
    "ticket_type_id": "301",
    "time_slot_id": "402",
    "capacity": 60,
    "available": 60
  },
  {
    "date": "2030-03-02",
    "ticket_type_id": "301",
    "time_slot_id": "403",
    "capacity": 60,
    "available": 0
  }
];

const ticketBooking: Output<'createBooking'> & Output<'getBooking'> = {
  "booking_type": "ticket",
  "booking_number": "EB20481206",
  "booking_date": "2030-03-03",
  "booking_time": "17:30",
  "created_at": "2030-02-25T09:12:00+04:00",
  "total_amount": "603.00",
  "payment_method": "card",
  "payment_status": "pending",
  "booking_status": "confirmed",
  "first_name": "Amira",
  "last_name": "Haddad",
  "email": "amira.haddad@example.com",
  "phone_number": "+971 50 555 0142",
  "special_requests": "",
  "refund_if_cancelled": {
    "refund": "full",
    "amount": "603.00",
    "free_until": "2030-03-02T17:30:00+04:00"
  },
  "cart_items": [
    {
      "id": "1",
      "type": "ticket",
      "title": "Burj Khalifa: At the Top",
      "image": "burj-khalifa-dusk",
      "date": "2030-03-03",
      "time": "17:30",
      "duration_minutes": 90,
      "quantity": 3,
      "unit_price": "229.00",
      "price": "603.00",
      "adults": 2,
      "children": 1,
      "infants": 0,
      "pickup_location": null,
      "is_private": false,
      "addons": [],
      "ticket_type": "Levels 124 and 125",
      "activity": null,
      "ticket": {
        "id": "201",
        "slug": "burj-khalifa-at-the-top",
        "title": "Burj Khalifa: At the Top"
      },
      "tour": null
    }
  ],
  "ticket": {
    "id": "201",
    "slug": "burj-khalifa-at-the-top",
    "title": "Burj Khalifa: At the Top"
  },
  "ticket_type": "Levels 124 and 125",
  "quantity": 3
};

const ticketCartItem: Output<'addCartItem'> & Output<'getCartItem'> = {
  "id": "2002",
  "item_type": "ticket",
  "type": "ticket",
  "title": "Burj Khalifa: At the Top",
  "image": "burj-khalifa-dusk",
  "unit_price": "229.00",
  "price": "603.00",
  "quantity": 3,
  "service_date": "2030-03-03",
  "date": "2030-03-03",
  "time": "17:30",
  "duration_minutes": 90,
  "time_slot_id": "403",
  "activity": null,
  "event": {
    "id": "201",
    "slug": "burj-khalifa-at-the-top",
    "title": "Burj Khalifa: At the Top"
  },
  "tour": null,
  "details": {
    "ticketName": "Burj Khalifa: At the Top",
    "adultQty": "2",
    "adultPrice": "229.00",
    "childQty": "1",
    "childPrice": "145.00",
    "features": [],
    "ticketType": "Levels 124 and 125",
    "duration": "1 h 30 min",
    "inclusions": [
      "Observation decks on levels 124 and 125"
    ],
    "ticket_type_id": "301",
    "date_time_slot_id": "403"
  },
  "available": true,
  "places_left": 5
};

const ticketStats: Output<'getTicketStats'> = {
  "active_slots": 342,
  "total_capacity": 28650,
  "upcoming_slots": 298
};

const ticketTypes: Output<'listTicketTypes'> = [
  {
    "id": "301",
    "event": "201",
    "name": "Levels 124 and 125",
    "description": "The open-air deck at 452 metres and the level above it.",
    "adult_price": "189.00",
    "child_price": "145.00",
    "adult_min_age": 13,
    "child_min_age": 4,
    "child_max_age": 12,
    "child_requires_adult": true,
    "includes_fast_track": false,
    "includes_transfer": false,
    "includes_meal": false
  },
  {
    "id": "302",
    "event": "201",
    "name": "Levels 124, 125 and 148",
    "description": "No queue, the SKY lounge at 555 metres, and something to drink.",
    "adult_price": "399.00",
    "child_price": "325.00",
    "adult_min_age": 13,
    "child_min_age": 4,
    "child_max_age": 12,
    "child_requires_adult": true,
    "includes_fast_track": true,
    "includes_transfer": false,
    "includes_meal": true
  }
];

const timeSlots: Output<'listTicketTimeSlots'> = [
  {
    "id": "401",
    "name": "Early Bird",
    "time": "08:00",
    "price_adjustment": "-20.00",
    "final_price": "169.00",
    "available": 60
  },
  {
    "id": "402",
    "name": "Midday",
    "time": "12:00",
    "price_adjustment": "0.00",
    "final_price": "189.00",
    "available": 44
  },
  {
    "id": "403",
    "name": "Sunset",
    "time": "17:30",
    "price_adjustment": "40.00",
    "final_price": "229.00",
    "available": 5
  }
];

const timeSlotsNone: Output<'listTicketTimeSlots'> = [];

const tokenPair: Output<'createToken'> & Output<'googleSignIn'> = {
  "access": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiI1MDEiLCJleHAiOjE4OTgxNDUxMDB9.c2lnbmF0dXJlLW9mLWFuLWV4YW1wbGU",
  "refresh": "rt-7Vq2mZ0xJc4uK9sYbN6eT1hRfL8wPdGa"
};

const tokenPairRenewed: Output<'refreshToken'> = {
  "access": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiI1MDEiLCJleHAiOjE4OTgxNDUxMDB9.c2lnbmF0dXJlLW9mLWFuLWV4YW1wbGU",
  "refresh": "rt-3Hn8bQ5vWk2yD7cXzM1aUo6tJi9sEgRp"
};

const tour: Output<'getTour'> = {
  "id": "11",
  "slug": "two-cities-dubai-abu-dhabi",
  "title": "Two Cities: Dubai and Abu Dhabi",
  "name": "Two Cities: Dubai and Abu Dhabi",
  "description": "Four days between two capitals of a different kind. Wind towers and the tallest tower in Dubai, then along the coast to Abu Dhabi: a mosque of white marble, a museum under a dome of stars, and an evening among the mangroves.",
  "location": "Dubai and Abu Dhabi",
  "destination": "Dubai and Abu Dhabi",
  "category_name": "City and Culture",
  "meeting_point": "Arrivals hall, Dubai International Airport, Terminal 3",
  "tour_type": "Small group",
  "featured": true,
  "featured_image": "two-cities-creek",
  "images": [
    {
      "image": "two-cities-creek",
      "is_primary": true
    },
    {
      "image": "two-cities-skyline",
      "is_primary": false
    },
    {
      "image": "two-cities-mosque",
      "is_primary": false
    }
  ],
  "base_price": "2450.00",
  "price": "2450.00",
  "duration": 4,
  "duration_unit": "days",
  "duration_days": 4,
  "duration_nights": 3,
  "min_group_size": 2,
  "max_group_size": 12,
  "avg_rating": 4.8,
  "rating": 4.8,
  "review_count": 64,
  "reviews_count": 64,
  "created_at": "2029-08-15T09:00:00+04:00",
  "days": [
    {
      "id": "1201",
      "day_number": 1,
      "title": "Arrival by the creek",
      "description": "From the airport straight to the oldest quarter of the city. In the evening the guide walks you from wind tower to wind tower, and a dhow serves dinner on the water.",
      "hotel_details": {
        "id": "61",
        "name": "Creekside House",
        "image": "hotel-creekside",
        "star_rating_display": "4 Stars",
        "address": "Al Seef, Bur Dubai",
        "city": "Dubai"
      },
      "room_type_details": {
        "id": "71",
        "name": "Courtyard Room"
      },
      "transfers": [
        {
          "id": "1301",
          "day_number": 1,
          "transfer_type_display": "Airport Pickup",
          "from_location": "Dubai International Airport (DXB)",
          "to_location": "Creekside House",
          "duration_minutes": 25,
          "is_included": true,
          "price": "0.00",
          "distance_km": 12.4,
          "transfer_vehicle_details": {
            "name": "Shared Minibus"
          }
        }
      ],
      "meals": [
        {
          "id": "953",
          "name": "Dinner"
        }
      ],
      "activities": [
        {
          "id": "1401",
          "name": "Perfume blending in Al Fahidi",
          "price": "180.00",
          "description": "An hour with oud, rose and a nose who knows them."
        }
      ],
      "itinerary": [
        {
          "time": "15:00",
          "kind": "pickup",
          "detail": "Pickup at Terminal 3"
        },
        {
          "time": "15:30",
          "kind": "hotel",
          "detail": "Check-in at Creekside House"
        },
        {
          "time": "17:30",
          "kind": "activity",
          "detail": "Walk through Al Fahidi"
        },
        {
          "time": "19:30",
          "kind": "meal",
          "detail": "Dinner on a dhow"
        },
        {
          "time": "21:30",
          "kind": "dropoff",
          "detail": "Back at the hotel"
        }
      ]
    },
    {
      "id": "1202",
      "day_number": 2,
      "title": "Up and down the skyline",
      "description": "The Museum of the Future before the crowds, lunch in Al Quoz between galleries, and the observation deck of the Burj Khalifa as the lights come on. Then along the coast to Abu Dhabi.",
      "hotel_details": {
        "id": "62",
        "name": "Saadiyat Dunes Resort",
        "image": "hotel-saadiyat",
        "star_rating_display": "5 Stars",
        "address": "Saadiyat Beach",
        "city": "Abu Dhabi"
      },
      "room_type_details": {
        "id": "73",
        "name": "Garden Room"
      },
      "transfers": [
        {
          "id": "1302",
          "day_number": 2,
          "transfer_type_display": "Intercity Transfer",
          "from_location": "Downtown Dubai",
          "to_location": "Saadiyat Dunes Resort",
          "duration_minutes": 90,
          "is_included": true,
          "price": "0.00",
          "distance_km": 130,
          "transfer_vehicle_details": {
            "name": "Shared Minibus"
          }
        }
      ],
      "meals": [
        {
          "id": "951",
          "name": "Breakfast"
        },
        {
          "id": "952",
          "name": "Lunch"
        }
      ],
      "activities": [
        {
          "id": "1402",
          "name": "Dubai Frame at noon",
          "price": "90.00",
          "description": "Old city on one side, new on the other."
        }
      ],
      "itinerary": [
        {
          "time": "09:00",
          "kind": "pickup",
          "detail": "Pickup at the hotel"
        },
        {
          "time": "09:30",
          "kind": "activity",
          "detail": "Museum of the Future"
        },
        {
          "time": "13:00",
          "kind": "meal",
          "detail": "Lunch in Al Quoz"
        },
        {
          "time": "16:30",
          "kind": "activity",
          "detail": "Burj Khalifa, level 124"
        },
        {
          "time": "18:30",
          "kind": "transfer",
          "detail": "Along the coast to Abu Dhabi"
        }
      ]
    },
    {
      "id": "1203",
      "day_number": 3,
      "title": "Marble and mangroves",
      "description": "The Grand Mosque while the marble is still cool, the Louvre at midday, and kayaks through the mangroves towards evening.",
      "hotel_details": {
        "id": "62",
        "name": "Saadiyat Dunes Resort",
        "image": "hotel-saadiyat",
        "star_rating_display": "5 Stars",
        "address": "Saadiyat Beach",
        "city": "Abu Dhabi"
      },
      "room_type_details": {
        "id": "73",
        "name": "Garden Room"
      },
      "transfers": [
        {
          "id": "1303",
          "day_number": 3,
          "transfer_type_display": "City Transfer",
          "from_location": "Saadiyat Dunes Resort",
          "to_location": "Sheikh Zayed Grand Mosque",
          "duration_minutes": 25,
          "is_included": true,
          "price": "0.00",
          "distance_km": 22.5,
          "transfer_vehicle_details": {
            "name": "Shared Minibus"
          }
        }
      ],
      "meals": [
        {
          "id": "951",
          "name": "Breakfast"
        },
        {
          "id": "953",
          "name": "Dinner"
        }
      ],
      "activities": [
        {
          "id": "1403",
          "name": "Falcon hospital visit",
          "price": "170.00",
          "description": "Two hours behind the scenes of the largest one in the world."
        },
        {
          "id": "1404",
          "name": "Sunset kayaking on Jubail Island",
          "price": "180.00",
          "description": "Through the mangroves at high tide."
        }
      ],
      "itinerary": [
        {
          "time": "08:30",
          "kind": "pickup",
          "detail": "Pickup at the hotel"
        },
        {
          "time": "09:00",
          "kind": "activity",
          "detail": "Sheikh Zayed Grand Mosque"
        },
        {
          "time": "12:30",
          "kind": "activity",
          "detail": "Louvre Abu Dhabi"
        },
        {
          "time": "19:00",
          "kind": "meal",
          "detail": "Dinner on Saadiyat Beach"
        }
      ]
    },
    {
      "id": "1204",
      "day_number": 4,
      "title": "A last swim",
      "description": "The morning belongs to the beach. Then back to the airport, with a stop for dates at the market in Mina Zayed.",
      "hotel_details": null,
      "room_type_details": null,
      "transfers": [
        {
          "id": "1304",
          "day_number": 4,
          "transfer_type_display": "Airport Drop-off",
          "from_location": "Saadiyat Dunes Resort",
          "to_location": "Dubai International Airport (DXB)",
          "duration_minutes": 95,
          "is_included": true,
          "price": "0.00",
          "distance_km": 138,
          "transfer_vehicle_details": {
            "name": "Shared Minibus"
          }
        }
      ],
      "meals": [
        {
          "id": "951",
          "name": "Breakfast"
        }
      ],
      "activities": [],
      "itinerary": [
        {
          "time": "08:00",
          "kind": "meal",
          "detail": "Breakfast by the sea"
        },
        {
          "time": "11:30",
          "kind": "pickup",
          "detail": "Pickup at the hotel"
        },
        {
          "time": "12:00",
          "kind": "activity",
          "detail": "Date market in Mina Zayed"
        },
        {
          "time": "14:30",
          "kind": "dropoff",
          "detail": "Drop-off at Terminal 3"
        }
      ]
    }
  ]
};

const tourBooking: Output<'getBooking'> = {
  "booking_type": "tour",
  "booking_number": "TB30012884",
  "booking_date": "2030-03-16",
  "booking_time": null,
  "created_at": "2030-02-24T21:03:00+04:00",
  "total_amount": "8177.50",
  "payment_method": "card",
  "payment_status": "pending",
  "booking_status": "confirmed",
  "first_name": "Amira",
  "last_name": "Haddad",
  "email": "amira.haddad@example.com",
  "phone_number": "+971 50 555 0142",
  "special_requests": "We land at 14:05.",
  "refund_if_cancelled": {
    "refund": "full",
    "amount": "8177.50",
    "free_until": "2030-03-15T00:00:00+04:00"
  },
  "cart_items": [
    {
      "id": "1",
      "type": "tour",
      "title": "Two Cities: Dubai and Abu Dhabi",
      "image": "two-cities-creek",
      "date": "2030-03-16",
      "time": null,
      "duration_minutes": 5760,
      "quantity": 1,
      "unit_price": "8177.50",
      "price": "8177.50",
      "adults": 2,
      "children": 1,
      "infants": 0,
      "pickup_location": null,
      "is_private": false,
      "addons": [],
      "ticket_type": null,
      "activity": null,
      "ticket": null,
      "tour": {
        "id": "11",
        "slug": "two-cities-dubai-abu-dhabi",
        "title": "Two Cities: Dubai and Abu Dhabi"
      }
    }
  ],
  "tour": {
    "id": "11",
    "slug": "two-cities-dubai-abu-dhabi",
    "title": "Two Cities: Dubai and Abu Dhabi",
    "duration": "4 days / 3 nights",
    "days": [
      {
        "day_number": 1,
        "title": "Arrival by the creek"
      },
      {
        "day_number": 2,
        "title": "Up and down the skyline"
      },
      {
        "day_number": 3,
        "title": "Marble and mangroves"
      },
      {
        "day_number": 4,
        "title": "A last swim"
      }
    ]
  },
  "adults": 2,
  "children": 1,
  "children512": 1,
  "children25": 0,
  "infants": 0,
  "addons": {
    "hotels": [
      {
        "day_number": 1,
        "hotel_name": "Creekside House",
        "room_type_name": "Creek View Suite"
      }
    ],
    "transfers": [
      {
        "day_number": 2,
        "vehicle_name": "Private SUV"
      }
    ],
    "meals": [
      {
        "day_number": 1,
        "meal_type_name": "Half Board"
      }
    ],
    "activities": [
      {
        "day_number": 3,
        "activity_name": "Falcon hospital visit"
      }
    ]
  }
};

const tourDay: Output<'getTourDay'> = {
  "id": "1201",
  "day_number": 1,
  "title": "Arrival by the creek",
  "description": "From the airport straight to the oldest quarter of the city. In the evening the guide walks you from wind tower to wind tower, and a dhow serves dinner on the water.",
  "hotel_details": {
    "id": "61",
    "name": "Creekside House",
    "image": "hotel-creekside",
    "star_rating_display": "4 Stars",
    "address": "Al Seef, Bur Dubai",
    "city": "Dubai"
  },
  "room_type_details": {
    "id": "71",
    "name": "Courtyard Room"
  },
  "transfers": [
    {
      "id": "1301",
      "day_number": 1,
      "transfer_type_display": "Airport Pickup",
      "from_location": "Dubai International Airport (DXB)",
      "to_location": "Creekside House",
      "duration_minutes": 25,
      "is_included": true,
      "price": "0.00",
      "distance_km": 12.4,
      "transfer_vehicle_details": {
        "name": "Shared Minibus"
      }
    }
  ],
  "meals": [
    {
      "id": "953",
      "name": "Dinner"
    }
  ],
  "activities": [
    {
      "id": "1401",
      "name": "Perfume blending in Al Fahidi",
      "price": "180.00",
      "description": "An hour with oud, rose and a nose who knows them."
    }
  ],
  "itinerary": [
    {
      "time": "15:00",
      "kind": "pickup",
      "detail": "Pickup at Terminal 3"
    },
    {
      "time": "15:30",
      "kind": "hotel",
      "detail": "Check-in at Creekside House"
    },
    {
      "time": "17:30",
      "kind": "activity",
      "detail": "Walk through Al Fahidi"
    },
    {
      "time": "19:30",
      "kind": "meal",
      "detail": "Dinner on a dhow"
    },
    {
      "time": "21:30",
      "kind": "dropoff",
      "detail": "Back at the hotel"
    }
  ]
};

const tourDays: Output<'listTourDays'> = [
  {
    "id": "1201",
    "day_number": 1,
    "title": "Arrival by the creek",
    "description": "From the airport straight to the oldest quarter of the city. In the evening the guide walks you from wind tower to wind tower, and a dhow serves dinner on the water.",
    "hotel_details": {
      "id": "61",
      "name": "Creekside House",
      "image": "hotel-creekside",
      "star_rating_display": "4 Stars",
      "address": "Al Seef, Bur Dubai",
      "city": "Dubai"
    },
    "room_type_details": {
      "id": "71",
      "name": "Courtyard Room"
    },
    "transfers": [
      {
        "id": "1301",
        "day_number": 1,
        "transfer_type_display": "Airport Pickup",
        "from_location": "Dubai International Airport (DXB)",
        "to_location": "Creekside House",
        "duration_minutes": 25,
        "is_included": true,
        "price": "0.00",
        "distance_km": 12.4,
        "transfer_vehicle_details": {
          "name": "Shared Minibus"
        }
      }
    ],
    "meals": [
      {
        "id": "953",
        "name": "Dinner"
      }
    ],
    "activities": [
      {
        "id": "1401",
        "name": "Perfume blending in Al Fahidi",
        "price": "180.00",
        "description": "An hour with oud, rose and a nose who knows them."
      }
    ],
    "itinerary": [
      {
        "time": "15:00",
        "kind": "pickup",
        "detail": "Pickup at Terminal 3"
      },
      {
        "time": "15:30",
        "kind": "hotel",
        "detail": "Check-in at Creekside House"
      },
      {
        "time": "17:30",
        "kind": "activity",
        "detail": "Walk through Al Fahidi"
      },
      {
        "time": "19:30",
        "kind": "meal",
        "detail": "Dinner on a dhow"
      },
      {
        "time": "21:30",
        "kind": "dropoff",
        "detail": "Back at the hotel"
      }
    ]
  },
  {
    "id": "1202",
    "day_number": 2,
    "title": "Up and down the skyline",
    "description": "The Museum of the Future before the crowds, lunch in Al Quoz between galleries, and the observation deck of the Burj Khalifa as the lights come on. Then along the coast to Abu Dhabi.",
    "hotel_details": {
      "id": "62",
      "name": "Saadiyat Dunes Resort",
      "image": "hotel-saadiyat",
      "star_rating_display": "5 Stars",
      "address": "Saadiyat Beach",
      "city": "Abu Dhabi"
    },
    "room_type_details": {
      "id": "73",
      "name": "Garden Room"
    },
    "transfers": [
      {
        "id": "1302",
        "day_number": 2,
        "transfer_type_display": "Intercity Transfer",
        "from_location": "Downtown Dubai",
        "to_location": "Saadiyat Dunes Resort",
        "duration_minutes": 90,
        "is_included": true,
        "price": "0.00",
        "distance_km": 130,
        "transfer_vehicle_details": {
          "name": "Shared Minibus"
        }
      }
    ],
    "meals": [
      {
        "id": "951",
        "name": "Breakfast"
      },
      {
        "id": "952",
        "name": "Lunch"
      }
    ],
    "activities": [
      {
        "id": "1402",
        "name": "Dubai Frame at noon",
        "price": "90.00",
        "description": "Old city on one side, new on the other."
      }
    ],
    "itinerary": [
      {
        "time": "09:00",
        "kind": "pickup",
        "detail": "Pickup at the hotel"
      },
      {
        "time": "09:30",
        "kind": "activity",
        "detail": "Museum of the Future"
      },
      {
        "time": "13:00",
        "kind": "meal",
        "detail": "Lunch in Al Quoz"
      },
      {
        "time": "16:30",
        "kind": "activity",
        "detail": "Burj Khalifa, level 124"
      },
      {
        "time": "18:30",
        "kind": "transfer",
        "detail": "Along the coast to Abu Dhabi"
      }
    ]
  },
  {
    "id": "1203",
    "day_number": 3,
    "title": "Marble and mangroves",
    "description": "The Grand Mosque while the marble is still cool, the Louvre at midday, and kayaks through the mangroves towards evening.",
    "hotel_details": {
      "id": "62",
      "name": "Saadiyat Dunes Resort",
      "image": "hotel-saadiyat",
      "star_rating_display": "5 Stars",
      "address": "Saadiyat Beach",
      "city": "Abu Dhabi"
    },
    "room_type_details": {
      "id": "73",
      "name": "Garden Room"
    },
    "transfers": [
      {
        "id": "1303",
        "day_number": 3,
        "transfer_type_display": "City Transfer",
        "from_location": "Saadiyat Dunes Resort",
        "to_location": "Sheikh Zayed Grand Mosque",
        "duration_minutes": 25,
        "is_included": true,
        "price": "0.00",
        "distance_km": 22.5,
        "transfer_vehicle_details": {
          "name": "Shared Minibus"
        }
      }
    ],
    "meals": [
      {
        "id": "951",
        "name": "Breakfast"
      },
      {
        "id": "953",
        "name": "Dinner"
      }
    ],
    "activities": [
      {
        "id": "1403",
        "name": "Falcon hospital visit",
        "price": "170.00",
        "description": "Two hours behind the scenes of the largest one in the world."
      },
      {
        "id": "1404",
        "name": "Sunset kayaking on Jubail Island",
        "price": "180.00",
        "description": "Through the mangroves at high tide."
      }
    ],
    "itinerary": [
      {
        "time": "08:30",
        "kind": "pickup",
        "detail": "Pickup at the hotel"
      },
      {
        "time": "09:00",
        "kind": "activity",
        "detail": "Sheikh Zayed Grand Mosque"
      },
      {
        "time": "12:30",
        "kind": "activity",
        "detail": "Louvre Abu Dhabi"
      },
      {
        "time": "19:00",
        "kind": "meal",
        "detail": "Dinner on Saadiyat Beach"
      }
    ]
  },
  {
    "id": "1204",
    "day_number": 4,
    "title": "A last swim",
    "description": "The morning belongs to the beach. Then back to the airport, with a stop for dates at the market in Mina Zayed.",
    "hotel_details": null,
    "room_type_details": null,
    "transfers": [
      {
        "id": "1304",
        "day_number": 4,
        "transfer_type_display": "Airport Drop-off",
        "from_location": "Saadiyat Dunes Resort",
        "to_location": "Dubai International Airport (DXB)",
        "duration_minutes": 95,
        "is_included": true,
        "price": "0.00",
        "distance_km": 138,
        "transfer_vehicle_details": {
          "name": "Shared Minibus"
        }
      }
    ],
    "meals": [
      {
        "id": "951",
        "name": "Breakfast"
      }
    ],
    "activities": [],
    "itinerary": [
      {
        "time": "08:00",
        "kind": "meal",
        "detail": "Breakfast by the sea"
      },
      {
        "time": "11:30",
        "kind": "pickup",
        "detail": "Pickup at the hotel"
      },
      {
        "time": "12:00",
        "kind": "activity",
        "detail": "Date market in Mina Zayed"
      },
      {
        "time": "14:30",
        "kind": "dropoff",
        "detail": "Drop-off at Terminal 3"
      }
    ]
  }
];

const tourTransfers: Output<'listTourTransfers'> = [
  {
    "id": "1301",
    "day_number": 1,
    "transfer_type_display": "Airport Pickup",
    "from_location": "Dubai International Airport (DXB)",
    "to_location": "Creekside House",
    "duration_minutes": 25,
    "is_included": true,
    "price": "0.00",
    "distance_km": 12.4,
    "transfer_vehicle_details": {
      "name": "Shared Minibus"
    }
  },
  {
    "id": "1302",
    "day_number": 2,
    "transfer_type_display": "Intercity Transfer",
    "from_location": "Downtown Dubai",
    "to_location": "Saadiyat Dunes Resort",
    "duration_minutes": 90,
    "is_included": true,
    "price": "0.00",
    "distance_km": 130,
    "transfer_vehicle_details": {
      "name": "Shared Minibus"
    }
  },
  {
    "id": "1303",
    "day_number": 3,
    "transfer_type_display": "City Transfer",
    "from_location": "Saadiyat Dunes Resort",
    "to_location": "Sheikh Zayed Grand Mosque",
    "duration_minutes": 25,
    "is_included": true,
    "price": "0.00",
    "distance_km": 22.5,
    "transfer_vehicle_details": {
      "name": "Shared Minibus"
    }
  },
  {
    "id": "1304",
    "day_number": 4,
    "transfer_type_display": "Airport Drop-off",
    "from_location": "Saadiyat Dunes Resort",
    "to_location": "Dubai International Airport (DXB)",
    "duration_minutes": 95,
    "is_included": true,
    "price": "0.00",
    "distance_km": 138,
    "transfer_vehicle_details": {
      "name": "Shared Minibus"
    }
  }
];

const tours: Output<'listTours'> = {
  "count": 3,
  "next": null,
  "previous": null,
  "results": [
    {
      "id": "13",
      "slug": "liwa-empty-quarter",
      "title": "Liwa and the Empty Quarter",
      "name": "Liwa and the Empty Quarter",
      "description": "Two days at the edge of the largest sand desert on earth, with a night among dunes three hundred metres high.",
      "location": "Liwa, Abu Dhabi",
      "destination": "Liwa, Abu Dhabi",
      "category_name": "Desert",
      "meeting_point": "Your hotel in Abu Dhabi",
      "tour_type": "Private",
      "featured": false,
      "featured_image": "liwa-dunes",
      "images": [
        {
          "image": "liwa-dunes",
          "is_primary": true
        },
        {
          "image": "liwa-night",
          "is_primary": false
        }
      ],
      "base_price": "1290.00",
      "price": "1290.00",
      "duration": 2,
      "duration_unit": "days",
      "duration_days": 2,
      "duration_nights": 1,
      "min_group_size": null,
      "max_group_size": null,
      "avg_rating": null,
      "rating": null,
      "review_count": 0,
      "reviews_count": 0,
      "created_at": "2030-01-20T09:00:00+04:00"
    },
    {
      "id": "12",
      "slug": "hatta-fujairah-mountains-coast",
      "title": "Hatta and Fujairah: Mountains and the East Coast",
      "name": "Hatta and Fujairah: Mountains and the East Coast",
      "description": "Three days where the Emirates are steep: a lake between the Hajar mountains, forts of clay, the oldest mosque of the country, and the Indian Ocean at the end of the road.",
      "location": "Hatta and Fujairah",
      "destination": "Hatta and Fujairah",
      "category_name": "Nature",
      "meeting_point": "Your hotel in Dubai or Sharjah",
      "tour_type": "Small group",
      "featured": true,
      "featured_image": "hatta-lake",
      "images": [
        {
          "image": "hatta-lake",
          "is_primary": true
        },
        {
          "image": "fujairah-coast",
          "is_primary": false
        }
      ],
      "base_price": "1680.00",
      "price": "1680.00",
      "duration": 3,
      "duration_unit": "days",
      "duration_days": 3,
      "duration_nights": 2,
      "min_group_size": 4,
      "max_group_size": 10,
      "avg_rating": 4.6,
      "rating": 4.6,
      "review_count": 38,
      "reviews_count": 38,
      "created_at": "2029-11-05T09:00:00+04:00"
    },
    {
      "id": "11",
      "slug": "two-cities-dubai-abu-dhabi",
      "title": "Two Cities: Dubai and Abu Dhabi",
      "name": "Two Cities: Dubai and Abu Dhabi",
      "description": "Four days between two capitals of a different kind. Wind towers and the tallest tower in Dubai, then along the coast to Abu Dhabi: a mosque of white marble, a museum under a dome of stars, and an evening among the mangroves.",
      "location": "Dubai and Abu Dhabi",
      "destination": "Dubai and Abu Dhabi",
      "category_name": "City and Culture",
      "meeting_point": "Arrivals hall, Dubai International Airport, Terminal 3",
      "tour_type": "Small group",
      "featured": true,
      "featured_image": "two-cities-creek",
      "images": [
        {
          "image": "two-cities-creek",
          "is_primary": true
        },
        {
          "image": "two-cities-skyline",
          "is_primary": false
        },
        {
          "image": "two-cities-mosque",
          "is_primary": false
        }
      ],
      "base_price": "2450.00",
      "price": "2450.00",
      "duration": 4,
      "duration_unit": "days",
      "duration_days": 4,
      "duration_nights": 3,
      "min_group_size": 2,
      "max_group_size": 12,
      "avg_rating": 4.8,
      "rating": 4.8,
      "review_count": 64,
      "reviews_count": 64,
      "created_at": "2029-08-15T09:00:00+04:00"
    }
  ]
};

const toursNone: Output<'listTours'> = {
  "count": 0,
  "next": null,
  "previous": null,
  "results": []
};

const transferBooking: Output<'createTransferBooking'> & Output<'getBooking'> & Output<'getTransferBooking'> = {
  "booking_type": "transfer",
  "booking_number": "FT40220917",
  "booking_date": "2030-03-01",
  "booking_time": "14:30",
  "created_at": "2030-02-25T09:12:00+04:00",
  "total_amount": "88.00",
  "payment_method": "card",
  "payment_status": "pending",
  "booking_status": "confirmed",
  "first_name": "Amira",
  "last_name": "Haddad",
  "email": "amira.haddad@example.com",
  "phone_number": "+971 50 555 0142",
  "special_requests": "",
  "refund_if_cancelled": {
    "refund": "full",
    "amount": "88.00",
    "free_until": "2030-02-28T14:30:00+04:00"
  },
  "pickup_location": "Dubai International Airport (DXB)",
  "dropoff_location": "Dubai Marina",
  "passengers": 2,
  "luggage": 2,
  "vehicle": {
    "name": "Toyota Camry or similar",
    "category": "Sedan",
    "features": [
      "Air conditioning",
      "Bottled water"
    ]
  },
  "vehicle_name": "Toyota Camry or similar",
  "distance": 35.2,
  "return_journey": false,
  "return_date": null,
  "return_time": null
};

const transferBookingReturn: Output<'getTransferBooking'> = {
  "booking_type": "transfer",
  "booking_number": "FT40219340",
  "booking_date": "2030-03-20",
  "booking_time": "09:00",
  "created_at": "2030-02-22T11:48:00+04:00",
  "total_amount": "240.24",
  "payment_method": "wallet",
  "payment_status": "paid",
  "booking_status": "confirmed",
  "first_name": "Amira",
  "last_name": "Haddad",
  "email": "amira.haddad@example.com",
  "phone_number": "+971 50 555 0142",
  "special_requests": "",
  "refund_if_cancelled": {
    "refund": "full",
    "amount": "240.24",
    "free_until": "2030-03-19T09:00:00+04:00"
  },
  "pickup_location": "Palm Jumeirah",
  "dropoff_location": "Dubai Creek",
  "passengers": 4,
  "luggage": 3,
  "vehicle": {
    "name": "GMC Yukon or similar",
    "category": "SUV",
    "features": [
      "Air conditioning",
      "Bottled water",
      "Wi-Fi",
      "Child seat on request"
    ]
  },
  "vehicle_name": "GMC Yukon or similar",
  "distance": 28.6,
  "return_journey": true,
  "return_date": "2030-03-20",
  "return_time": "18:00"
};

const transferBookings: Output<'listTransferBookings'> = {
  "count": 2,
  "next": null,
  "previous": null,
  "results": [
    {
      "booking_type": "transfer",
      "booking_number": "FT40220917",
      "booking_date": "2030-03-01",
      "booking_time": "14:30",
      "created_at": "2030-02-25T09:12:00+04:00",
      "total_amount": "88.00",
      "payment_method": "card",
      "payment_status": "pending",
      "booking_status": "confirmed",
      "first_name": "Amira",
      "last_name": "Haddad",
      "email": "amira.haddad@example.com",
      "phone_number": "+971 50 555 0142",
      "special_requests": "",
      "refund_if_cancelled": {
        "refund": "full",
        "amount": "88.00",
        "free_until": "2030-02-28T14:30:00+04:00"
      },
      "pickup_location": "Dubai International Airport (DXB)",
      "dropoff_location": "Dubai Marina",
      "passengers": 2,
      "luggage": 2,
      "vehicle": {
        "name": "Toyota Camry or similar",
        "category": "Sedan",
        "features": [
          "Air conditioning",
          "Bottled water"
        ]
      },
      "vehicle_name": "Toyota Camry or similar",
      "distance": 35.2,
      "return_journey": false,
      "return_date": null,
      "return_time": null
    },
    {
      "booking_type": "transfer",
      "booking_number": "FT40219340",
      "booking_date": "2030-03-20",
      "booking_time": "09:00",
      "created_at": "2030-02-22T11:48:00+04:00",
      "total_amount": "240.24",
      "payment_method": "wallet",
      "payment_status": "paid",
      "booking_status": "confirmed",
      "first_name": "Amira",
      "last_name": "Haddad",
      "email": "amira.haddad@example.com",
      "phone_number": "+971 50 555 0142",
      "special_requests": "",
      "refund_if_cancelled": {
        "refund": "full",
        "amount": "240.24",
        "free_until": "2030-03-19T09:00:00+04:00"
      },
      "pickup_location": "Palm Jumeirah",
      "dropoff_location": "Dubai Creek",
      "passengers": 4,
      "luggage": 3,
      "vehicle": {
        "name": "GMC Yukon or similar",
        "category": "SUV",
        "features": [
          "Air conditioning",
          "Bottled water",
          "Wi-Fi",
          "Child seat on request"
        ]
      },
      "vehicle_name": "GMC Yukon or similar",
      "distance": 28.6,
      "return_journey": true,
      "return_date": "2030-03-20",
      "return_time": "18:00"
    }
  ]
};

const transferDistance: Output<'getTransferDistance'> = {
  "distance": 35.2,
  "source": "service"
};

const transferDistanceEstimated: Output<'getTransferDistance'> = {
  "distance": 20,
  "source": "estimate"
};

const transferTypes: Output<'listTransferTypes'> = {
  "count": 3,
  "next": null,
  "previous": null,
  "results": [
    {
      "id": "81",
      "name": "Shared Minibus",
      "price_per_km": "1.50",
      "base_price": null
    },
    {
      "id": "82",
      "name": "Private SUV",
      "price_per_km": "5.00",
      "base_price": null
    },
    {
      "id": "83",
      "name": "Vintage Land Rover",
      "price_per_km": null,
      "base_price": "450.00"
    }
  ]
};

const transferVehicles: Output<'listTransferVehicles'> = [
  {
    "id": "701",
    "name": "Toyota Camry or similar",
    "category": "Sedan",
    "description": "For up to three with hand luggage and two cases.",
    "image": "vehicle-sedan",
    "price": "95.00",
    "price_per_km": "2.50",
    "maxPassengers": 3,
    "maxLuggage": 2,
    "features": [
      "Air conditioning",
      "Bottled water"
    ]
  },
  {
    "id": "702",
    "name": "GMC Yukon or similar",
    "category": "SUV",
    "description": "Room for six and all they carry.",
    "image": "vehicle-suv",
    "price": "160.00",
    "price_per_km": "4.20",
    "maxPassengers": 6,
    "maxLuggage": 6,
    "features": [
      "Air conditioning",
      "Bottled water",
      "Wi-Fi",
      "Child seat on request"
    ]
  },
  {
    "id": "703",
    "name": "Mercedes-Benz V-Class",
    "category": "Luxury van",
    "description": "Leather seats that face each other, a quiet ride.",
    "image": "vehicle-van",
    "price": "240.00",
    "price_per_km": "6.00",
    "maxPassengers": 7,
    "maxLuggage": 7,
    "features": [
      "Air conditioning",
      "Bottled water",
      "Wi-Fi",
      "Leather seats"
    ]
  },
  {
    "id": "704",
    "name": "Toyota HiAce",
    "category": "Minibus",
    "description": "For families and small groups, at a fixed price.",
    "image": "vehicle-minibus",
    "price": "280.00",
    "price_per_km": null,
    "maxPassengers": 12,
    "maxLuggage": 10,
    "features": [
      "Air conditioning",
      "Bottled water"
    ]
  }
];

const transferVehiclesNone: Output<'listTransferVehicles'> = [];

const unknownPreferences: Output<'getPlannerPreferences'> = {
  "preferences": {}
};

const user: Output<'getMe'> = {
  "id": "501",
  "email": "amira.haddad@example.com",
  "first_name": "Amira",
  "last_name": "Haddad",
  "full_name": "Amira Haddad",
  "phone": "+971 50 555 0142",
  "avatar": "avatar-falcon",
  "bio": "Weekends in the wadis, weekdays in an office in Business Bay.",
  "address": "Marina Promenade, Dubai Marina, Dubai",
  "email_notifications": true,
  "newsletter_subscription": false,
  "is_staff": false
};

const userStats: Output<'getUserStats'> = {
  "active_users": 1284
};

const userUpdated: Output<'updateMe'> = {
  "id": "501",
  "email": "amira.haddad@example.com",
  "first_name": "Amira",
  "last_name": "Haddad",
  "full_name": "Amira Haddad",
  "phone": "+971 50 555 0199",
  "avatar": "avatar-falcon",
  "bio": "Weekends in the wadis, weekdays in an office in Business Bay.",
  "address": "Marina Promenade, Dubai Marina, Dubai",
  "email_notifications": true,
  "newsletter_subscription": true,
  "is_staff": false
};

const alreadyCancelled: ProblemBody<'not-cancellable'> = {
  "type": "not-cancellable",
  "title": "Cannot be cancelled",
  "status": 400,
  "detail": "This booking is already cancelled."
};

const alreadyCompleted: ProblemBody<'not-cancellable'> = {
  "type": "not-cancellable",
  "title": "Cannot be cancelled",
  "status": 400,
  "detail": "This booking has already taken place."
};

const alreadyInCart: ProblemBody<'already-in-cart'> = {
  "type": "already-in-cart",
  "title": "Already in the cart",
  "status": 409,
  "detail": "This ticket is already in your cart!"
};

const conflict: ProblemBody<'conflict'> = {
  "type": "conflict",
  "title": "In conflict with what is there",
  "status": 409,
  "detail": "Another activity has this slug."
};

const emailTaken: ProblemBody<'email-taken'> = {
  "type": "email-taken",
  "title": "The e-mail address is in use",
  "status": 400,
  "detail": "An account with this e-mail address already exists.",
  "errors": {
    "email": [
      "Already in use"
    ]
  }
};

const forbidden: ProblemBody<'forbidden'> = {
  "type": "forbidden",
  "title": "Not allowed",
  "status": 403,
  "detail": "Only staff may do this."
};

const idempotencyMismatch: ProblemBody<'idempotency-mismatch'> = {
  "type": "idempotency-mismatch",
  "title": "The key was used for something else",
  "status": 422,
  "detail": "This Idempotency-Key came with another request before."
};

const internal: ProblemBody<'internal'> = {
  "type": "internal",
  "title": "Something went wrong",
  "status": 500,
  "detail": "Something went wrong on our side. Please try again."
};

const invalidBooking: ProblemBody<'invalid-request'> = {
  "type": "invalid-request",
  "title": "The request is not valid",
  "status": 400,
  "detail": "2030-02-20 is in the past. Please choose another date.",
  "errors": {
    "cart_items.0.date": [
      "Not a bookable date"
    ]
  }
};

const invalidImage: ProblemBody<'invalid-request'> = {
  "type": "invalid-request",
  "title": "The request is not valid",
  "status": 400,
  "detail": "size must be one of 320, 480, 768, 1024, 1280, 1920.",
  "errors": {
    "size": [
      "not offered"
    ]
  }
};

const invalidQuery: ProblemBody<'invalid-request'> = {
  "type": "invalid-request",
  "title": "The request is not valid",
  "status": 400,
  "detail": "page_size must be at most 100.",
  "errors": {
    "page_size": [
      "must be at most 100"
    ]
  }
};

const invalidRequest: ProblemBody<'invalid-request'> = {
  "type": "invalid-request",
  "title": "The request is not valid",
  "status": 400,
  "detail": "Please check the marked fields.",
  "errors": {
    "email": [
      "Please enter a valid email address"
    ]
  }
};

const itineraryInvalid: ProblemBody<'itinerary-invalid'> = {
  "type": "itinerary-invalid",
  "title": "The itinerary is not valid",
  "status": 502,
  "detail": "The generated itinerary has an invalid format. Please try again."
};

const notFound: ProblemBody<'not-found'> = {
  "type": "not-found",
  "title": "Not found",
  "status": 404,
  "detail": "There is nothing here under that name."
};

const otpExpired: ProblemBody<'otp-expired'> = {
  "type": "otp-expired",
  "title": "The code has expired",
  "status": 400,
  "detail": "This code has expired. Please ask for a new one."
};

const otpInvalid: ProblemBody<'otp-invalid'> = {
  "type": "otp-invalid",
  "title": "Wrong code",
  "status": 400,
  "detail": "This code is not right. Please check it and try again."
};

const payloadTooLarge: ProblemBody<'payload-too-large'> = {
  "type": "payload-too-large",
  "title": "Too large",
  "status": 413,
  "detail": "The request is larger than 256 kB."
};

const priceChanged: ProblemBody<'price-changed'> = {
  "type": "price-changed",
  "title": "The price has changed",
  "status": 409,
  "detail": "The price is now AED 755.07. Please look at it and confirm again.",
  "amount": "755.07",
  "lines": [
    {
      "id": "2001",
      "title": "Evening Desert Safari in the Red Dunes",
      "sent": "725.07",
      "amount": "755.07"
    }
  ]
};

const serviceUnavailable: ProblemBody<'service-unavailable'> = {
  "type": "service-unavailable",
  "title": "Not available just now",
  "status": 503,
  "detail": "The shop is not available just now. Please try again soon."
};

const sessionExpired: ProblemBody<'session-expired'> = {
  "type": "session-expired",
  "title": "The session has ended",
  "status": 401,
  "detail": "Your session has expired. Please sign in again."
};

const socialSignInFailed: ProblemBody<'social-sign-in-failed'> = {
  "type": "social-sign-in-failed",
  "title": "Google did not confirm the sign-in",
  "status": 401,
  "detail": "Google sign-in failed. Please try again."
};

const soldOut: ProblemBody<'sold-out'> = {
  "type": "sold-out",
  "title": "Not enough places left",
  "status": 409,
  "detail": "Only 2 places are left for Burj Khalifa: At the Top at this time.",
  "item": {
    "id": "2002",
    "title": "Burj Khalifa: At the Top",
    "date": "2030-03-03",
    "time": "17:30"
  },
  "places_left": 2
};

const tooManyRequests: ProblemBody<'too-many-requests'> = {
  "type": "too-many-requests",
  "title": "Too many requests",
  "status": 429,
  "detail": "Too many requests. Please wait a minute and try again."
};

const transferPriceChanged: ProblemBody<'price-changed'> = {
  "type": "price-changed",
  "title": "The price has changed",
  "status": 409,
  "detail": "The price is now AED 88.00. Please look at it and confirm again.",
  "amount": "88.00",
  "lines": [
    {
      "id": "701",
      "title": "Toyota Camry or similar",
      "sent": "79.20",
      "amount": "88.00"
    }
  ]
};

const unauthenticated: ProblemBody<'unauthenticated'> = {
  "type": "unauthenticated",
  "title": "Not signed in",
  "status": 401,
  "detail": "Please sign in."
};

const unsupportedItem: ProblemBody<'unsupported-item'> = {
  "type": "unsupported-item",
  "title": "Cannot be put in the cart",
  "status": 400,
  "detail": "Unsupported cart item type"
};

const unsupportedMediaType: ProblemBody<'unsupported-media-type'> = {
  "type": "unsupported-media-type",
  "title": "Not JSON",
  "status": 415,
  "detail": "Send application/json."
};

const wrongCredentials: ProblemBody<'wrong-credentials'> = {
  "type": "wrong-credentials",
  "title": "Wrong e-mail address or password",
  "status": 401,
  "detail": "No account matches this e-mail address and password."
};

/** Answers by operation and example, the usual one first. */
export const examples = {
  addCartItem: { activityCartItem, ticketCartItem },
  bookTicket: { bookingReceipt },
  bulkCreateTicketSlots: { bulkSlotsDryRun, bulkSlotsCreated },
  cancelBooking: { cancellationRefunded, cancellationTooLate },
  createActivity: { activityCreated },
  createBooking: { activityBooking, ticketBooking, createdTourBooking },
  createComment: { comment },
  createToken: { tokenPair },
  createTransferBooking: { transferBooking },
  generateItinerary: { itinerary },
  getActivity: { activity, activityFlexible },
  getActivityAvailability: { activityAvailability },
  getBooking: { activityBooking, ticketBooking, tourBooking, transferBooking, activityBookingCancelled },
  getBookingStats: { bookingStats },
  getCart: { cart, cartOfGuest, cartEmpty, cartSoldOut },
  getCartItem: { activityCartItem, ticketCartItem },
  getHealth: { healthy },
  getHealthV1: { healthy },
  getLatestBooking: { activityBooking, noBooking },
  getMe: { user, staffUser },
  getPlannerPlan: { sharedPlan },
  getPlannerPreferences: { knownPreferences, unknownPreferences },
  getPost: { post },
  getTicket: { event, eventSoldOut },
  getTicketAvailability: { ticketAvailability },
  getTicketStats: { ticketStats },
  getTour: { tour },
  getTourDay: { tourDay },
  getTransferBooking: { transferBooking, transferBookingReturn },
  getTransferDistance: { transferDistance, transferDistanceEstimated },
  getUserStats: { userStats },
  googleSignIn: { tokenPair },
  listActivities: { activities, activitiesNone },
  listAllTicketTypes: { allTicketTypes },
  listBookings: { myBookings, myBookingsNone, staffBookings },
  listCategories: { categories },
  listComments: { comments, commentsNone },
  listFeaturedPosts: { featuredPosts },
  listHotels: { hotels },
  listLibraryActivities: { libraryActivities, libraryNone },
  listMealTypes: { mealTypes },
  listPosts: { posts, postsNone },
  listRelatedPosts: { relatedPosts },
  listRoomTypes: { roomTypes },
  listTicketTimeSlots: { timeSlots, timeSlotsNone },
  listTicketTypes: { ticketTypes },
  listTickets: { events, eventsNone },
  listTourDays: { tourDays },
  listTourTransfers: { tourTransfers },
  listTours: { tours, toursNone },
  listTransferBookings: { transferBookings },
  listTransferTypes: { transferTypes },
  listTransferVehicles: { transferVehicles, transferVehiclesNone },
  loginUser: { signedIn },
  refreshToken: { tokenPairRenewed },
  registerUser: { registeredUser },
  savePlannerPreferences: { savedPreferences },
  searchPosts: { foundPosts, postsNone },
  sendOtp: { otpSent },
  sendPlannerMessage: { plannerReply },
  socialAuth: { signedIn },
  transferGuestCart: { cart },
  updateActivity: { activityCreated },
  updateCartItem: { activityCartItemUpdated },
  updateMe: { userUpdated },
  upsertLibraryActivities: { libraryActivities, libraryNone },
  verifyOtp: { signedIn },
};

/** What a success is answered with. */
export const successStatus = {
  addCartItem: 201,
  bookTicket: 201,
  bulkCreateTicketSlots: 201,
  cancelBooking: 200,
  clearCart: 204,
  createActivity: 201,
  createBooking: 201,
  createComment: 201,
  createToken: 200,
  createTransferBooking: 201,
  deleteActivity: 204,
  generateItinerary: 200,
  getActivity: 200,
  getActivityAvailability: 200,
  getBooking: 200,
  getBookingStats: 200,
  getCart: 200,
  getCartItem: 200,
  getHealth: 200,
  getHealthV1: 200,
  getImage: 200,
  getLatestBooking: 200,
  getMe: 200,
  getPlannerPlan: 200,
  getPlannerPreferences: 200,
  getPost: 200,
  getTicket: 200,
  getTicketAvailability: 200,
  getTicketStats: 200,
  getTour: 200,
  getTourDay: 200,
  getTransferBooking: 200,
  getTransferDistance: 200,
  getUserStats: 200,
  googleSignIn: 200,
  listActivities: 200,
  listAllTicketTypes: 200,
  listBookings: 200,
  listCategories: 200,
  listComments: 200,
  listFeaturedPosts: 200,
  listHotels: 200,
  listLibraryActivities: 200,
  listMealTypes: 200,
  listPosts: 200,
  listRelatedPosts: 200,
  listRoomTypes: 200,
  listTicketTimeSlots: 200,
  listTicketTypes: 200,
  listTickets: 200,
  listTourDays: 200,
  listTourTransfers: 200,
  listTours: 200,
  listTransferBookings: 200,
  listTransferTypes: 200,
  listTransferVehicles: 200,
  loginUser: 200,
  recordPostView: 204,
  refreshToken: 200,
  registerUser: 201,
  removeCartItem: 204,
  revokeToken: 204,
  savePlannerPreferences: 200,
  searchPosts: 200,
  sendOtp: 200,
  sendPlannerMessage: 200,
  socialAuth: 200,
  transferGuestCart: 200,
  updateActivity: 200,
  updateCartItem: 200,
  updateMe: 200,
  upsertLibraryActivities: 201,
  verifyOtp: 200,
} as const satisfies Record<OperationId, number>;

/** Problems by type. */
export const problemExamples = {
  'already-in-cart': alreadyInCart,
  'conflict': conflict,
  'email-taken': emailTaken,
  'forbidden': forbidden,
  'idempotency-mismatch': idempotencyMismatch,
  'internal': internal,
  'invalid-request': invalidRequest,
  'itinerary-invalid': itineraryInvalid,
  'not-cancellable': alreadyCancelled,
  'not-found': notFound,
  'otp-expired': otpExpired,
  'otp-invalid': otpInvalid,
  'payload-too-large': payloadTooLarge,
  'price-changed': priceChanged,
  'service-unavailable': serviceUnavailable,
  'session-expired': sessionExpired,
  'social-sign-in-failed': socialSignInFailed,
  'sold-out': soldOut,
  'too-many-requests': tooManyRequests,
  'unauthenticated': unauthenticated,
  'unsupported-item': unsupportedItem,
  'unsupported-media-type': unsupportedMediaType,
  'wrong-credentials': wrongCredentials,
};

/** Problems of an operation that differ from the common ones of their type. */
export const specialProblems = {
  createBooking: { 'invalid-request': invalidBooking },
  createTransferBooking: { 'price-changed': transferPriceChanged },
  getImage: { 'invalid-request': invalidImage },
};
