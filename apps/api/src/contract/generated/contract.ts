/** Made from the contract by `npm run generate`. */
export interface paths {
    "/token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the dialog
         * @description API-03: the user name is the e-mail address.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/refresh/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a refresh token for a new pair
         * @description API-04, GAP-06: each refresh token is valid once. Using an old one again ends all sessions that came from it, but for two tabs that refresh at the same moment.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/revoke/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description GAP-06: ends the session that the refresh token belongs to. An unknown token is answered the same.
         */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account
         * @description API-05, GAP-03: answers the account without a session; the e-mail address is confirmed with sendOtp and verifyOtp.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/send_otp/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a sign-in code by mail
         * @description API-06, GAP-04: six digits, good for ten minutes and one use. The answer is the same for an unknown address.
         */
        post: operations["sendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/verify_otp/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the code
         * @description API-07, GAP-04: at most five tries.
         */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in on the /auth page
         * @description API-12, GAP-01.
         */
        post: operations["loginUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/social_auth/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with Google on the /auth page
         * @description API-08, API-13, GAP-02: Google is asked whether the access token was made for this shop.
         */
        post: operations["socialAuth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/social/google/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with Google in the dialog
         * @description API-09, GAP-07: the id token is checked against Google's keys. Without a configured client id it is always refused.
         */
        post: operations["googleSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description API-10.
         */
        get: operations["getMe"];
        /**
         * Change the profile
         * @description API-11, GAP-05: e-mail address and role cannot be changed here.
         */
        put: operations["updateMe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/stats/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many people use the shop
         * @description API-59: for staff. Active is who signed in or booked within 30 days.
         */
        get: operations["getUserStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is in the cart
         * @description API-14, GAP-17: a bearer token means the user's cart, else the session key the guest's. Without bearer token and session key it is empty. Each line says whether it can still be booked.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/transfer_guest_cart/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over the guest's cart after signing in
         * @description API-15, GAP-15: moves the lines and empties the guest's cart, so a repeat is harmless. Tickets that are in the user's cart already are not doubled.
         */
        post: operations["transferGuestCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/clear_cart/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Empty the cart
         * @description API-16, GAP-15.
         */
        delete: operations["clearCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart-items/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put an activity or tickets in the cart
         * @description API-17, GAP-15, GAP-18: the server prices the line itself. Without bearer token and session key it is answered 400.
         */
        post: operations["addCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart-items/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A line of the cart
         * @description API-18.
         */
        get: operations["getCartItem"];
        put?: never;
        post?: never;
        /**
         * Take a line out of the cart
         * @description API-20, GAP-15.
         */
        delete: operations["removeCartItem"];
        options?: never;
        head?: never;
        /**
         * Change a line of the cart
         * @description API-19, GAP-15: the price follows. Of tickets the details decide, and the quantity is adults plus children.
         */
        patch: operations["updateCartItem"];
        trace?: never;
    };
    "/tours/tours/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tours
         * @description API-21, API-37.
         */
        get: operations["listTours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/tours/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A tour with its days
         * @description API-22, API-26, GAP-08.
         */
        get: operations["getTour"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/tours/{id}/days/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The days of a tour
         * @description API-23.
         */
        get: operations["listTourDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/tours/{id}/day/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One day of a tour
         * @description API-24.
         */
        get: operations["getTourDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/tours/{id}/transfers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rides of a tour
         * @description API-25.
         */
        get: operations["listTourTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/hotels/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hotels to choose from
         * @description API-27.
         */
        get: operations["listHotels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/room-types/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Room types of a hotel
         * @description API-28: without hotel, of all hotels.
         */
        get: operations["listRoomTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/transfer-types/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vehicles to choose from
         * @description API-29.
         */
        get: operations["listTransferTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/meal-types/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Meal packages to choose from
         * @description API-30.
         */
        get: operations["listMealTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activities
         * @description API-31, API-37: -base_price gives the featured ones first.
         */
        get: operations["listActivities"];
        put?: never;
        /**
         * Add an activity
         * @description API-34, GAP-59: for staff.
         */
        post: operations["createActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An activity
         * @description API-32, API-33, GAP-08.
         */
        get: operations["getActivity"];
        /**
         * Change an activity
         * @description API-35, GAP-59: for staff. What is left out takes its default.
         */
        put: operations["updateActivity"];
        post?: never;
        /**
         * Take an activity off the shelf
         * @description API-36, GAP-59: for staff. Bookings of it stand.
         */
        delete: operations["deleteActivity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{id}/availability/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The places left, day by day
         * @description GAP-76: what the panel reads and a booking takes from. Start and end are included and span at most 92 days; fully booked dates are listed with 0 spots.
         */
        get: operations["getActivityAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Attractions and events that sell tickets
         * @description API-49, API-37.
         */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An attraction or event
         * @description API-50, API-75, GAP-08.
         */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/time_slots/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Times of entry
         * @description API-51, API-76, GAP-09: with a date only those that are open on it.
         */
        get: operations["listTicketTimeSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/ticket_types/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ticket types of an event
         * @description API-52.
         */
        get: operations["listTicketTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/availability/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The places of an event, slot by slot
         * @description API-53, GAP-10: from today on unless a range is given; at most 92 days.
         */
        get: operations["getTicketAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/bulk_create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open slots for a range of days
         * @description API-54, GAP-59: for staff. Slots that are open already are left as they are, all or nothing. The range begins today or later and lies within the days of the event. With dry_run nothing is opened, only counted.
         */
        post: operations["bulkCreateTicketSlots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/stats/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of all ticket slots
         * @description API-55: for staff.
         */
        get: operations["getTicketStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/types/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ticket types of all events
         * @description API-56, GAP-11: for staff.
         */
        get: operations["listAllTicketTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/book/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book tickets at once
         * @description API-57, GAP-12: for other products; the shop goes through the cart. Name and contact are those of the account.
         */
        post: operations["bookTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My bookings, or everybody's
         * @description API-40, GAP-58: the caller's own by kind. With scope=all staff get one page of everybody's; page, search and ordering apply to that only.
         */
        get: operations["listBookings"];
        put?: never;
        /**
         * Book activities, tickets or a tour
         * @description API-39, CHECKOUT-19 to CHECKOUT-34, GAP-26 to GAP-28: all lines or none. The server prices each line itself; when the client showed another price nothing is booked and 409 says the right one. Lines of the caller's cart leave it. Confirmed at once, payment pending.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{ref}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A booking
         * @description API-41, API-48, GAP-30.
         */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        /**
         * Cancel a booking and give its places back
         * @description API-42, GAP-30, CONST-20: refunds in full when the booking starts more than 24 hours from now, otherwise nothing. It stays listed as cancelled. A repeat with the same idempotency key gives the same answer.
         */
        delete: operations["cancelBooking"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/latest/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The booking made last
         * @description API-43: null where there is none. Clients read a 404 the same way (BOOK-12).
         */
        get: operations["getLatestBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/stats/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much is booked
         * @description API-58: for staff.
         */
        get: operations["getBookingStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers/vehicles/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vehicles that are large enough
         * @description API-44, GAP-39.
         */
        get: operations["listTransferVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers/distance/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far it is by road
         * @description GAP-37: what a transfer's price is computed with. By the map service where one is configured and knows both places, else estimated: the great circle times 1.3 between popular places, 20 km where one is unknown.
         */
        get: operations["getTransferDistance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers/bookings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My transfer bookings, or everybody's
         * @description API-45, GAP-58: with scope=all everybody's, for staff.
         */
        get: operations["listTransferBookings"];
        put?: never;
        /**
         * Book a transfer
         * @description API-46, GAP-38, GAP-40: price per km times distance, twice for a return journey (CONST-17, CONST-18). The server computes it itself, with its own distance (GAP-37); when the client showed another price nothing is booked and 409 says the right one.
         */
        post: operations["createTransferBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers/bookings/{ref}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A transfer booking
         * @description API-47, API-48, GAP-34.
         */
        get: operations["getTransferBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog/posts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts
         * @description API-60.
         */
        get: operations["listPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog/posts/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A post
         * @description API-61, GAP-08.
         */
        get: operations["getPost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog/categories/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories
         * @description API-62.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog/featured/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Featured posts
         * @description API-63.
         */
        get: operations["listFeaturedPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog/posts/{id}/related/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts like this one
         * @description API-64: of the same category, without the post itself.
         */
        get: operations["listRelatedPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog/posts/{id}/comments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The comments on a post
         * @description API-65, GAP-62: flat; the client nests replies.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Comment on a post
         * @description API-66, GAP-62.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog/posts/{id}/view/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a view
         * @description API-67: nobody waits for it.
         */
        post: operations["recordPostView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog/search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the posts
         * @description API-68, GAP-63.
         */
        get: operations["searchPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/day-planner/chat/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Talk to the planner
         * @description API-71, GAP-68.
         */
        post: operations["sendPlannerMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/day-planner/generate-itinerary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plan the days
         * @description API-72, GAP-68: the same wishes give the same plan, unless a model makes it.
         */
        post: operations["generateItinerary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/day-planner/save-preferences/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep what is known of the wishes
         * @description API-73, GAP-67: replaces what was kept.
         */
        post: operations["savePlannerPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/day-planner/preferences/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is known of the wishes
         * @description API-74, GAP-67.
         */
        get: operations["getPlannerPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/day-planner/plans/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A plan by its link
         * @description ENTITY-44: open to whoever knows its id, which nobody can guess; it names no one.
         */
        get: operations["getPlannerPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/optimize-image/{imageId}/{size}/{format}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture in a size and format
         * @description API-38, GAP-75: a picture never changes under its id, so it may be kept for ever. Never enlarged beyond the original's width.
         */
        get: operations["getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the shop is
         * @description API-70, GAP-73: unhealthy when the database cannot be reached. Stands outside /api/v1, without a slash.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the shop is
         * @description API-70, GAP-73: unhealthy when the database cannot be reached. Same answer under /api/v1.
         */
        get: operations["getHealthV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows of the activity library
         * @description API-77, GAP-71: spoken as PostgREST is, so that an outside table service can take its place. Stands outside /api/v1.
         */
        get: operations["listLibraryActivities"];
        put?: never;
        /**
         * Write rows of the activity library
         * @description API-77, PLAN-33, GAP-71: for staff. Rows whose id is there are replaced, so writing twice leaves them once.
         */
        post: operations["upsertLibraryActivities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Sign-in of the dialog. */
        TokenRequest: {
            /** @description The e-mail address. */
            username: string;
            password: string;
        };
        /** @description A session (ENTITY-02). */
        TokenPair: {
            /** @description Sent as bearer; lives 15 minutes. */
            access: string;
            /** @description Exchanged for a new pair; lives 7 days, valid once. */
            refresh: string;
        };
        /**
         * @description The stable names of everything that can go wrong. A client chooses its text by this name, else shows `detail`.
         * @enum {string}
         */
        ProblemType: "invalid-request" | "unauthenticated" | "session-expired" | "wrong-credentials" | "social-sign-in-failed" | "email-taken" | "otp-invalid" | "otp-expired" | "forbidden" | "not-found" | "method-not-allowed" | "conflict" | "already-in-cart" | "unsupported-item" | "price-changed" | "sold-out" | "not-cancellable" | "idempotency-mismatch" | "payload-too-large" | "unsupported-media-type" | "too-many-requests" | "itinerary-invalid" | "service-unavailable" | "internal";
        /** @description What is wrong, by field; a nested field is written with dots (cart_items.0.price). */
        FieldErrors: {
            [key: string]: string[];
        };
        /** @description What every problem says (RFC 9457). */
        ProblemBase: {
            type: components["schemas"]["ProblemType"];
            /** @description The kind of problem in a few words; the same for each of its type. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /** @description What went wrong this time, fit to be shown to a traveller. */
            detail: string;
            errors?: components["schemas"]["FieldErrors"];
        };
        /** @description Something went wrong, and nothing but its type needs to be known to act on it. */
        Problem: components["schemas"]["ProblemBase"];
        /** @description The token to exchange or to end. */
        RefreshToken: {
            refresh: string;
        };
        /** @description An e-mail address. */
        Email: string;
        /** @description An account to open. */
        NewUser: {
            email: components["schemas"]["Email"];
            /** @description 8 to 128 characters. */
            password: string;
            first_name: string;
            last_name: string;
            phone?: string;
        };
        /** @description The identity of a thing, opaque to clients. */
        Id: string;
        /** @description A new account, not yet signed in (GAP-03). */
        RegisteredUser: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            first_name: string;
            last_name: string;
            phone: string;
        };
        /** @description Where to send the code. */
        OtpRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description An answer that only says what happened. */
        Acknowledgement: {
            /** @description What happened, in plain English. */
            detail: string;
        };
        /** @description The code that was sent. */
        OtpProof: {
            email: components["schemas"]["Email"];
            /** @description Six digits; anything else is a wrong code. */
            otp: string;
        };
        /** @description A stored picture; shown through /api/optimize-image/{imageId}/{size}/{format}/. */
        ImageId: string;
        /** @description The signed-in person (ENTITY-01). */
        User: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            first_name: string;
            last_name: string;
            full_name: string;
            /** @description Empty when not given. */
            phone: string;
            avatar: components["schemas"]["ImageId"] | null;
            bio: string;
            address: string;
            email_notifications: boolean;
            newsletter_subscription: boolean;
            /** @description Works for the shop. */
            is_staff: boolean;
        };
        /** @description A session and whose it is. */
        SignedIn: {
            access: string;
            refresh: string;
            user: components["schemas"]["User"];
        };
        /** @description Sign-in of the /auth page. */
        Credentials: {
            email: components["schemas"]["Email"];
            password: string;
        };
        /** @description Google sign-in of the /auth page. */
        SocialCredentials: {
            /** @enum {string} */
            provider: "google";
            /** @description As Google gave it to the browser. */
            access_token: string;
        };
        /** @description Google sign-in of the dialog. */
        GoogleCredentials: {
            /** @description As Google gave it to the browser. */
            id_token: string;
        };
        /** @description The profile as it shall be; a field left out stays as it is, any other is ignored (GAP-05). */
        ProfileUpdate: {
            first_name?: string;
            last_name?: string;
            phone?: string;
            bio?: string;
            address?: string;
            email_notifications?: boolean;
            newsletter_subscription?: boolean;
        };
        /** @description How many there are. */
        Count: number;
        /** @description How many people use the shop. */
        UserStats: {
            active_users: components["schemas"]["Count"];
        };
        /** @description Made by the browser, at random; names a guest's cart. */
        SessionKey: string;
        /**
         * @description What a cart line is about.
         * @enum {string}
         */
        ItemType: "activity" | "ticket" | "tour";
        /** @description An amount of money in AED with two decimals. */
        Amount: string;
        /**
         * Format: date
         * @description A day in Dubai, YYYY-MM-DD.
         */
        CalendarDate: string;
        /** @description A time in Dubai, HH:MM on 24 hours. */
        TimeOfDay: string;
        /** @description The readable name of a thing in an address; unique among its kind. */
        Slug: string;
        /** @description The product behind a cart line or a booking. */
        ProductLink: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            title: string;
        };
        /** @description What every cart line has; either spelling of a pair may be read (ENTITY-18). */
        CartItemBase: {
            id: components["schemas"]["Id"];
            item_type: components["schemas"]["ItemType"];
            /** @description Same as item_type. */
            type: components["schemas"]["ItemType"];
            title: string;
            image: components["schemas"]["ImageId"] | null;
            /** @description Price of one; of one adult for tickets. */
            unit_price: components["schemas"]["Amount"];
            /** @description Price of the whole line (CART-28). */
            price: components["schemas"]["Amount"];
            /** @description Parties of an activity, adults plus children of a ticket (GAP-18). */
            quantity: number;
            service_date: components["schemas"]["CalendarDate"];
            /** @description Same as service_date. */
            date: components["schemas"]["CalendarDate"];
            /** @description Null when the start is flexible. */
            time: components["schemas"]["TimeOfDay"] | null;
            /** @description How long it takes; of a tour, its whole days. Null where that is not known. */
            duration_minutes: number | null;
            /** @description The slot this line takes its places from. */
            time_slot_id: components["schemas"]["Id"] | null;
            activity: components["schemas"]["ProductLink"] | null;
            event: components["schemas"]["ProductLink"] | null;
            tour: components["schemas"]["ProductLink"] | null;
            /** @description Can be booked as it stands, now. */
            available: boolean;
            /** @description Places left on that date and time; null where places are not counted. */
            places_left: number | null;
        };
        /**
         * @description Where an activity picks its guests up (GAP-19).
         * @enum {string}
         */
        PickupPlace: "dubai" | "abu_dhabi" | "sharjah" | "ajman";
        /** @enum {string} */
        YesNo: "yes" | "no";
        /** @description A chosen add-on as "title:qty:price" (ENTITY-19). */
        AddonChoice: string;
        /** @description The party and the wishes of an activity line (ENTITY-19). */
        ActivityCartDetails: {
            adults: number;
            children: number;
            infants: number;
            pickup: components["schemas"]["PickupPlace"];
            isPrivate: components["schemas"]["YesNo"];
            addons: components["schemas"]["AddonChoice"][];
        };
        /** @description An activity in the cart. */
        ActivityCartItem: {
            /** @constant */
            item_type?: "activity";
            /** @constant */
            type?: "activity";
            details: components["schemas"]["ActivityCartDetails"];
            activity?: components["schemas"]["ProductLink"];
        } & components["schemas"]["CartItemBase"];
        /** @description A number as text (QUIRK-22). */
        QuantityText: string;
        /** @description An amount as text; empty where there is none. */
        PriceText: string;
        /**
         * @description What a ticket includes besides entry (TICKET-42).
         * @enum {string}
         */
        TicketFeature: "Fast Track Entry" | "Transfer Service" | "Meal Package";
        /** @description The tickets of a line; prices and quantities are text (ENTITY-20). */
        TicketCartDetails: {
            ticketName: string;
            adultQty: components["schemas"]["QuantityText"];
            adultPrice: components["schemas"]["PriceText"];
            childQty: components["schemas"]["QuantityText"];
            childPrice: components["schemas"]["PriceText"];
            features: components["schemas"]["TicketFeature"][];
            ticketType: string;
            duration: string;
            inclusions: string[];
            ticket_type_id: components["schemas"]["Id"];
            date_time_slot_id: components["schemas"]["Id"];
        };
        /** @description Tickets of one type, date and time in the cart. */
        TicketCartItem: {
            /** @constant */
            item_type?: "ticket";
            /** @constant */
            type?: "ticket";
            details: components["schemas"]["TicketCartDetails"];
            event?: components["schemas"]["ProductLink"];
        } & components["schemas"]["CartItemBase"];
        /** @description The party of a tour line. */
        TourCartDetails: {
            adults: number;
            children: number;
            children512: number;
            children25: number;
            infants: number;
        };
        /** @description A tour in the cart. The site adds none, but shows one (CART-16). */
        TourCartItem: {
            /** @constant */
            item_type?: "tour";
            /** @constant */
            type?: "tour";
            details: components["schemas"]["TourCartDetails"];
            tour?: components["schemas"]["ProductLink"];
        } & components["schemas"]["CartItemBase"];
        /** @description A line of the cart; item_type says which kind (ENTITY-18). */
        CartItem: components["schemas"]["ActivityCartItem"] | components["schemas"]["TicketCartItem"] | components["schemas"]["TourCartItem"];
        /** @description A cart, of a user or of a guest (ENTITY-17). */
        Cart: {
            /** @description Whose cart it is; null for a guest. */
            user: components["schemas"]["Id"] | null;
            session_key: components["schemas"]["SessionKey"] | null;
            items: components["schemas"]["CartItem"][];
        };
        /** @description Which guest's cart to take over. */
        GuestCartTransfer: {
            session_key: components["schemas"]["SessionKey"];
        };
        /** @description What the traveller chose. An activity is described by party, pickup and add-ons; tickets by their numbers as text. Prices in here are never believed. */
        CartItemWishes: {
            adults?: number;
            children?: number;
            infants?: number;
            pickup?: components["schemas"]["PickupPlace"];
            isPrivate?: components["schemas"]["YesNo"];
            addons?: components["schemas"]["AddonChoice"][];
            ticketName?: string;
            adultQty?: components["schemas"]["QuantityText"];
            adultPrice?: components["schemas"]["PriceText"];
            childQty?: components["schemas"]["QuantityText"];
            childPrice?: components["schemas"]["PriceText"];
            features?: components["schemas"]["TicketFeature"][];
            ticketType?: string;
            duration?: string;
            inclusions?: string[];
            ticket_type_id?: components["schemas"]["Id"];
            date_time_slot_id?: components["schemas"]["Id"];
        };
        /** @description What to put in: an activity (activity_id …) or tickets (event_id …). With neither it is an unsupported item (CART-15, ENTITY-21). */
        NewCartItem: {
            /** @default 1 */
            quantity: number;
            details?: components["schemas"]["CartItemWishes"];
            /** @description Instead of the header. */
            session_key?: components["schemas"]["SessionKey"];
            activity_id?: components["schemas"]["Id"];
            activity_date?: components["schemas"]["CalendarDate"];
            /** @description The slot that covers the date; found by the server when left out. */
            activity_time_slot_id?: components["schemas"]["Id"] | null;
            event_id?: components["schemas"]["Id"];
            ticket_type_id?: components["schemas"]["Id"];
            event_date?: components["schemas"]["CalendarDate"];
            date_time_slot_id?: components["schemas"]["Id"];
            adults?: number;
            children?: number;
        };
        /** @description The same ticket type, date and time are in the cart (TICKET-37). */
        AlreadyInCartProblem: {
            /** @constant */
            type?: "already-in-cart";
            /** @constant */
            status?: 409;
        } & components["schemas"]["ProblemBase"];
        /** @description What has too few places left. */
        SoldOutItem: {
            /** @description The line as the client named it, or the product where there is no line yet. */
            id: components["schemas"]["Id"];
            title: string;
            date: components["schemas"]["CalendarDate"];
            time: components["schemas"]["TimeOfDay"] | null;
        };
        /** @description Fewer places are left than were asked for. Nothing is booked. */
        SoldOutProblem: {
            /** @constant */
            type?: "sold-out";
            /** @constant */
            status?: 409;
            item: components["schemas"]["SoldOutItem"];
            /** @description How many places are left. */
            places_left: number;
        } & components["schemas"]["ProblemBase"];
        /** @description Another quantity, or other details. */
        CartItemUpdate: {
            quantity?: number;
            details?: components["schemas"]["CartItemWishes"];
            /** @description Instead of the header. */
            session_key?: components["schemas"]["SessionKey"];
        };
        /**
         * Format: uri-reference
         * @description Address of the neighbouring page; null at the end.
         */
        PageLink: string | null;
        /** @description A picture of a tour. */
        TourImage: {
            image: components["schemas"]["ImageId"];
            is_primary: boolean;
        };
        /** @description Average of the reviews, 0 to 5; null when there are none. */
        Rating: number | null;
        /**
         * Format: date-time
         * @description A moment, with its offset.
         */
        Instant: string;
        /** @description What a tour says in lists and on its page (ENTITY-03, ENTITY-04). */
        TourBase: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            title: string;
            /** @description Same as title. */
            name: string;
            description: string;
            location: string;
            destination: string;
            category_name: string;
            meeting_point: string;
            tour_type: string;
            featured: boolean;
            featured_image: components["schemas"]["ImageId"] | null;
            images: components["schemas"]["TourImage"][];
            /** @description For one adult. */
            base_price: components["schemas"]["Amount"];
            /** @description Same as base_price. */
            price: components["schemas"]["Amount"];
            /** @description In duration_unit. */
            duration: number;
            /** @enum {string} */
            duration_unit: "days" | "hours" | "minutes";
            duration_days: number;
            duration_nights: number;
            /** @description Fewest adults; null means 1. */
            min_group_size: number | null;
            /** @description Most adults; null means no limit. */
            max_group_size: number | null;
            avg_rating: components["schemas"]["Rating"];
            /** @description Same as avg_rating. */
            rating: components["schemas"]["Rating"];
            review_count: components["schemas"]["Count"];
            /** @description Same as review_count. */
            reviews_count: components["schemas"]["Count"];
            created_at: components["schemas"]["Instant"];
        };
        /** @description A tour in a list. */
        TourSummary: components["schemas"]["TourBase"];
        /** @description One page of tours. */
        TourPage: {
            /** @description How many match on all pages together. */
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["TourSummary"][];
        };
        /** @description Where the night of a day is spent. */
        DayHotel: {
            id: components["schemas"]["Id"];
            name: string;
            image: components["schemas"]["ImageId"] | null;
            star_rating_display: string;
            address: string;
            city: string;
        };
        /** @description The room of that night. */
        DayRoomType: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description The vehicle of a transfer. */
        TransferVehicleName: {
            name: string;
        };
        /** @description A ride within a tour (ENTITY-06). */
        TourTransfer: {
            id: components["schemas"]["Id"];
            day_number: number;
            transfer_type_display: string;
            from_location: string;
            to_location: string;
            duration_minutes: number;
            is_included: boolean;
            price: components["schemas"]["Amount"];
            distance_km: number | null;
            transfer_vehicle_details: components["schemas"]["TransferVehicleName"] | null;
        };
        /** @description A meal of a day (ENTITY-07). */
        Meal: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description Something a day can be extended with. */
        DayActivity: {
            id: components["schemas"]["Id"];
            name: string;
            price: components["schemas"]["Amount"];
            description: string;
        };
        /** @description A moment of a day (TOUR-15). */
        ItineraryItem: {
            time: components["schemas"]["TimeOfDay"];
            /** @enum {string} */
            kind: "pickup" | "dropoff" | "transfer" | "activity" | "meal" | "hotel";
            detail: string;
        };
        /** @description A day of a tour (ENTITY-05). */
        TourDay: {
            id: components["schemas"]["Id"];
            day_number: number;
            title: string;
            description: string;
            hotel_details: components["schemas"]["DayHotel"] | null;
            room_type_details: components["schemas"]["DayRoomType"] | null;
            transfers: components["schemas"]["TourTransfer"][];
            meals: components["schemas"]["Meal"][];
            activities: components["schemas"]["DayActivity"][];
            itinerary: components["schemas"]["ItineraryItem"][];
        };
        /** @description A tour with its days (ENTITY-03). */
        Tour: {
            days: components["schemas"]["TourDay"][];
        } & components["schemas"]["TourBase"];
        /** @description The days of a tour in order. */
        TourDays: components["schemas"]["TourDay"][];
        /** @description The rides of a tour, day by day. */
        TourTransfers: components["schemas"]["TourTransfer"][];
        /** @description A hotel to choose for a day (ENTITY-08). */
        Hotel: {
            id: components["schemas"]["Id"];
            name: string;
            star_rating_display: string;
            image: components["schemas"]["ImageId"] | null;
            address: string;
            city: string;
        };
        /** @description One page of hotels. */
        HotelPage: {
            /** @description How many match on all pages together. */
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["Hotel"][];
        };
        /** @description A room type of a hotel (ENTITY-09). One of the two prices is set; the first counts (CONST-04 to CONST-06). */
        RoomType: {
            id: components["schemas"]["Id"];
            hotel: components["schemas"]["Id"];
            name: string;
            price_per_night: components["schemas"]["Amount"] | null;
            base_price: components["schemas"]["Amount"] | null;
        };
        /** @description One page of room types. */
        RoomTypePage: {
            /** @description How many match on all pages together. */
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["RoomType"][];
        };
        /** @description A vehicle to choose for a tour's transfers (ENTITY-10). One of the two prices is set; the first counts (CONST-04 to CONST-06). */
        TransferType: {
            id: components["schemas"]["Id"];
            name: string;
            price_per_km: components["schemas"]["Amount"] | null;
            base_price: components["schemas"]["Amount"] | null;
        };
        /** @description One page of vehicle types. */
        TransferTypePage: {
            /** @description How many match on all pages together. */
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["TransferType"][];
        };
        /** @description A meal package (ENTITY-11). It adds nothing to the price (CONST-08). */
        MealType: {
            id: components["schemas"]["Id"];
            name: string;
            price_per_meal: components["schemas"]["Amount"] | null;
            base_price: components["schemas"]["Amount"] | null;
        };
        /** @description One page of meal packages. */
        MealTypePage: {
            /** @description How many match on all pages together. */
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["MealType"][];
        };
        /**
         * @description What kind of activity it is (ENTITY-16).
         * @enum {string}
         */
        ActivityType: "tour" | "adventure" | "attraction" | "workshop" | "experience" | "water" | "cultural" | "food" | "desert";
        /** @description A length of time as hh:mm:ss. */
        ActivityDuration: string;
        /** @description A picture of a gallery. */
        GalleryImage: {
            image: components["schemas"]["ImageId"];
        };
        /** @description When an activity takes place; start and end date included. */
        ActivityTimeSlot: {
            id: components["schemas"]["Id"];
            start_date: components["schemas"]["CalendarDate"];
            end_date: components["schemas"]["CalendarDate"];
            /** @description Weekdays, 0 = Sunday … 6 = Saturday (ACT-19). */
            available_days: number[];
            /** @description Null means flexible. */
            start_time: components["schemas"]["TimeOfDay"] | null;
        };
        /** @description A stage of an activity. */
        ActivityStop: {
            title: string;
            description: string;
        };
        /** @description An extra; charged at full price for each (CONST-13). */
        ActivityAddon: {
            title: string;
            /** @description Name of an icon. */
            icon: string;
            short_detail: string;
            price: components["schemas"]["Amount"];
        };
        /** @description An activity (ENTITY-14, ENTITY-15). */
        Activity: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            title: string;
            description: string;
            activity_type: components["schemas"]["ActivityType"];
            location: string;
            /** @description Same as location. */
            location_name: string;
            latitude: number | null;
            longitude: number | null;
            /** @description For one adult. */
            base_price: components["schemas"]["Amount"];
            /** @description For one child. */
            child_price: components["schemas"]["Amount"];
            private_available: boolean;
            /** @description For each group of up to six people (CONST-12). */
            private_price: components["schemas"]["Amount"] | null;
            duration: components["schemas"]["ActivityDuration"] | null;
            /**
             * @description The unit to show the duration in.
             * @enum {string}
             */
            duration_unit: "minutes" | "hours" | "days";
            duration_minutes: number | null;
            /** @description Most people at a time; null means no limit. */
            max_participants: number | null;
            image: components["schemas"]["ImageId"] | null;
            images: components["schemas"]["GalleryImage"][];
            average_rating: components["schemas"]["Rating"];
            reviews_count: components["schemas"]["Count"];
            time_slots: components["schemas"]["ActivityTimeSlot"][];
            languages: string[];
            itinerary: components["schemas"]["ActivityStop"][];
            highlights: string[];
            included: string[];
            not_included: string[];
            addons: components["schemas"]["ActivityAddon"][];
            created_at: components["schemas"]["Instant"];
        };
        /** @description One page of activities. */
        ActivityPage: {
            /** @description How many match on all pages together. */
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["Activity"][];
        };
        /** @description When an activity takes place. With an id it changes that slot. */
        ActivityTimeSlotInput: {
            id?: components["schemas"]["Id"];
            start_date: components["schemas"]["CalendarDate"];
            end_date: components["schemas"]["CalendarDate"];
            /** @description Weekdays, 0 = Sunday … 6 = Saturday (ACT-19). */
            available_days: number[];
            start_time?: components["schemas"]["TimeOfDay"] | null;
        };
        /** @description An activity as staff write it. */
        ActivityInput: {
            title: string;
            /** @description Made from the title when left out. */
            slug?: components["schemas"]["Slug"];
            description: string;
            activity_type: components["schemas"]["ActivityType"];
            location: string;
            latitude?: number | null;
            longitude?: number | null;
            base_price: components["schemas"]["Amount"];
            /** @description 70 % of base_price when left out. */
            child_price?: components["schemas"]["Amount"];
            /** @default false */
            private_available: boolean;
            private_price?: components["schemas"]["Amount"] | null;
            duration?: components["schemas"]["ActivityDuration"] | null;
            /**
             * @default hours
             * @enum {string}
             */
            duration_unit: "minutes" | "hours" | "days";
            /** @description Null means no limit. */
            max_participants?: number | null;
            image?: components["schemas"]["ImageId"] | null;
            images?: components["schemas"]["GalleryImage"][];
            time_slots?: components["schemas"]["ActivityTimeSlotInput"][];
            languages?: string[];
            itinerary?: components["schemas"]["ActivityStop"][];
            highlights?: string[];
            included?: string[];
            not_included?: string[];
            addons?: components["schemas"]["ActivityAddon"][];
        };
        /** @description The places left on a date (GAP-76). */
        ActivityAvailability: {
            date: components["schemas"]["CalendarDate"];
            spots: number;
            time_slot_id: components["schemas"]["Id"];
            start_time: components["schemas"]["TimeOfDay"] | null;
        };
        /** @description One entry for each bookable date and slot, earliest first. */
        ActivityAvailabilities: components["schemas"]["ActivityAvailability"][];
        /** @description A kind of ticket of an event (ENTITY-23). */
        TicketType: {
            id: components["schemas"]["Id"];
            /** @description The event it belongs to. */
            event: components["schemas"]["Id"];
            name: string;
            description: string;
            adult_price: components["schemas"]["Amount"];
            /** @description Null when there are no tickets for children. */
            child_price: components["schemas"]["Amount"] | null;
            adult_min_age: number | null;
            child_min_age: number | null;
            child_max_age: number | null;
            child_requires_adult: boolean;
            includes_fast_track: boolean;
            includes_transfer: boolean;
            includes_meal: boolean;
        };
        /** @description An attraction or event that sells tickets (ENTITY-22). */
        Event: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            title: string;
            description: string;
            event_type: string;
            venue: string | null;
            location: string | null;
            image: components["schemas"]["ImageId"] | null;
            images: components["schemas"]["GalleryImage"][];
            start_date: components["schemas"]["CalendarDate"];
            end_date: components["schemas"]["CalendarDate"];
            /** @description Length of a visit in minutes; null when unknown (GAP-22). */
            duration: number | null;
            /** @description Tickets left on all dates together. */
            available_tickets: number;
            /** @description Dates with tickets left, earliest first. */
            available_dates: components["schemas"]["CalendarDate"][];
            ticket_types: components["schemas"]["TicketType"][];
            created_at: components["schemas"]["Instant"];
        };
        /** @description One page of events. */
        EventPage: {
            /** @description How many match on all pages together. */
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["Event"][];
        };
        /** @description A change of an amount in AED with two decimals; may be negative. */
        SignedAmount: string;
        /** @description A time of entry (ENTITY-24). */
        TicketTimeSlot: {
            id: components["schemas"]["Id"];
            name: string;
            time: components["schemas"]["TimeOfDay"];
            /** @description Added to the adult price. */
            price_adjustment: components["schemas"]["SignedAmount"];
            /** @description Adult price plus adjustment (CONST-15); null unless a ticket type is asked for. */
            final_price: components["schemas"]["Amount"] | null;
            /** @description Places left; null unless a date is asked for. */
            available: number | null;
        };
        /** @description Times of entry, earliest first. */
        TicketTimeSlots: components["schemas"]["TicketTimeSlot"][];
        /** @description The ticket types of one event. */
        TicketTypes: components["schemas"]["TicketType"][];
        /** @description The places of one slot (GAP-10). */
        SlotAvailability: {
            date: components["schemas"]["CalendarDate"];
            ticket_type_id: components["schemas"]["Id"];
            time_slot_id: components["schemas"]["Id"];
            capacity: number;
            available: number;
        };
        /** @description One entry for each date, ticket type and time. */
        SlotAvailabilities: components["schemas"]["SlotAvailability"][];
        /** @description Which slots to open (STAFF-23). */
        BulkSlots: {
            ticket_type_id: components["schemas"]["Id"];
            start_date: components["schemas"]["CalendarDate"];
            /** @description Included; at most 366 days after the start. */
            end_date: components["schemas"]["CalendarDate"];
            /** @description Times to open on each day. */
            time_slots: components["schemas"]["Id"][];
            /** @default 100 */
            default_capacity: number;
            /** @description Days to leave out; inside the range. */
            exclude_dates?: components["schemas"]["CalendarDate"][];
            /**
             * @description Only count: nothing is opened.
             * @default false
             */
            dry_run: boolean;
        };
        /** @description What was opened, or would be. */
        BulkSlotsResult: {
            /** @description Slots opened; in a dry run, that would be. */
            slots_created: components["schemas"]["Count"];
            /** @description Slots on excluded days. */
            slots_skipped: components["schemas"]["Count"];
            /** @description Slots that were open already, left as they are. */
            slots_left: components["schemas"]["Count"];
            /** @description Those of slots_left that have bookings. */
            slots_booked: components["schemas"]["Count"];
            dry_run: boolean;
        };
        /** @description The state of all slots (ENTITY-25). */
        TicketStats: {
            active_slots: components["schemas"]["Count"];
            total_capacity: components["schemas"]["Count"];
            upcoming_slots: components["schemas"]["Count"];
        };
        /** @description The ticket types of all events (GAP-11). */
        AllTicketTypes: components["schemas"]["TicketType"][];
        /** @description Tickets to book at once, without the cart (GAP-12). */
        TicketOrder: {
            ticket_type_id: components["schemas"]["Id"];
            date: components["schemas"]["CalendarDate"];
            date_time_slot_id: components["schemas"]["Id"];
            adults: number;
            /** @default 0 */
            children: number;
            /** @enum {string} */
            payment_method: "card" | "cash";
        };
        /** @description TB tour, AB activity, EB ticket, FT transfer, then eight digits (GAP-29). */
        BookingNumber: string;
        /** @description The number of the new booking. */
        BookingReceipt: {
            booking_number: components["schemas"]["BookingNumber"];
        };
        /**
         * @description What was booked.
         * @enum {string}
         */
        BookingType: "activity" | "ticket" | "tour" | "transfer";
        /**
         * @description How it is paid; wallet for transfers only.
         * @enum {string}
         */
        PaymentMethod: "card" | "cash" | "wallet";
        /**
         * @description How the payment stands.
         * @enum {string}
         */
        PaymentStatus: "pending" | "paid" | "failed" | "refunded";
        /**
         * @description How the booking stands.
         * @enum {string}
         */
        BookingStatus: "confirmed" | "pending" | "cancelled" | "completed" | "refunded";
        /**
         * @description In full when it starts more than 24 hours from now (CONST-20).
         * @enum {string}
         */
        Refund: "full" | "none";
        /** @description What comes back if the booking is cancelled now. */
        RefundPreview: {
            refund: components["schemas"]["Refund"];
            amount: components["schemas"]["Amount"];
            /** @description Until when cancelling gives everything back; null once that has passed. */
            free_until: components["schemas"]["Instant"] | null;
        };
        /** @description What every booking has (ENTITY-26). */
        BookingBase: {
            booking_type: components["schemas"]["BookingType"];
            booking_number: components["schemas"]["BookingNumber"];
            /** @description The day it takes place; of several, the first. */
            booking_date: components["schemas"]["CalendarDate"];
            /** @description Null when no time is known: it then counts from 00:00 (GAP-31). */
            booking_time: components["schemas"]["TimeOfDay"] | null;
            /** @description When it was booked. */
            created_at: components["schemas"]["Instant"];
            total_amount: components["schemas"]["Amount"];
            payment_method: components["schemas"]["PaymentMethod"];
            payment_status: components["schemas"]["PaymentStatus"];
            booking_status: components["schemas"]["BookingStatus"];
            first_name: string;
            last_name: string;
            email: components["schemas"]["Email"];
            phone_number: string;
            special_requests: string;
            /** @description Null when it can no longer be cancelled. */
            refund_if_cancelled: components["schemas"]["RefundPreview"] | null;
        };
        /** @description A line of a booking. */
        BookedItem: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["ItemType"];
            title: string;
            image: components["schemas"]["ImageId"] | null;
            date: components["schemas"]["CalendarDate"];
            time: components["schemas"]["TimeOfDay"] | null;
            /** @description How long it takes; of a tour, its whole days. Null where that is not known. */
            duration_minutes: number | null;
            quantity: number;
            unit_price: components["schemas"]["Amount"];
            price: components["schemas"]["Amount"];
            adults: number;
            children: number;
            infants: number;
            pickup_location: components["schemas"]["PickupPlace"] | null;
            is_private: boolean;
            addons: components["schemas"]["AddonChoice"][];
            ticket_type: string | null;
            activity: components["schemas"]["ProductLink"] | null;
            ticket: components["schemas"]["ProductLink"] | null;
            tour: components["schemas"]["ProductLink"] | null;
        };
        /** @description Booked activities (ENTITY-27). The fields beside cart_items are those of its first line. */
        ActivityBooking: {
            /** @constant */
            booking_type?: "activity";
            cart_items: components["schemas"]["BookedItem"][];
            activity: components["schemas"]["ProductLink"];
            adults: number;
            children: number;
            infants: number;
            pickup_location: components["schemas"]["PickupPlace"] | null;
        } & components["schemas"]["BookingBase"];
        /** @description Booked tickets (ENTITY-28). The fields beside cart_items are those of its first line. */
        TicketBooking: {
            /** @constant */
            booking_type?: "ticket";
            cart_items: components["schemas"]["BookedItem"][];
            ticket: components["schemas"]["ProductLink"];
            ticket_type: string;
            quantity: number;
        } & components["schemas"]["BookingBase"];
        /** @description The vehicle of a transfer. */
        BookedVehicle: {
            name: string;
            category: string;
            features: string[];
        };
        /** @description A booked transfer (ENTITY-30). */
        TransferBooking: {
            /** @constant */
            booking_type?: "transfer";
            pickup_location: string;
            dropoff_location: string;
            passengers: number;
            luggage: number;
            vehicle: components["schemas"]["BookedVehicle"];
            /** @description Same as vehicle.name. */
            vehicle_name: string;
            /** @description Kilometres, one way. */
            distance: number;
            return_journey: boolean;
            return_date: components["schemas"]["CalendarDate"] | null;
            return_time: components["schemas"]["TimeOfDay"] | null;
        } & components["schemas"]["BookingBase"];
        /** @description A day of the booked tour. */
        BookedTourDay: {
            day_number: number;
            title: string;
        };
        /** @description The tour that was booked. */
        BookedTour: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            title: string;
            duration: string;
            days: components["schemas"]["BookedTourDay"][];
        };
        /** @description The hotel of a day. */
        BookedHotel: {
            day_number: number;
            hotel_name: string;
            room_type_name: string;
        };
        /** @description The vehicle of a day. */
        BookedTransfer: {
            day_number: number;
            vehicle_name: string;
        };
        /** @description The meals of a day. */
        BookedMeal: {
            day_number: number;
            meal_type_name: string;
        };
        /** @description An extra activity of a day. */
        BookedDayActivity: {
            day_number: number;
            activity_name: string;
        };
        /** @description What the traveller chose for the days. */
        TourAddons: {
            hotels: components["schemas"]["BookedHotel"][];
            transfers: components["schemas"]["BookedTransfer"][];
            meals: components["schemas"]["BookedMeal"][];
            activities: components["schemas"]["BookedDayActivity"][];
        };
        /** @description A booked tour (ENTITY-29). */
        TourBooking: {
            /** @constant */
            booking_type?: "tour";
            cart_items: components["schemas"]["BookedItem"][];
            tour: components["schemas"]["BookedTour"];
            adults: number;
            /** @description Of both ages together (GAP-82). */
            children: number;
            children512: number;
            children25: number;
            infants: number;
            addons: components["schemas"]["TourAddons"];
        } & components["schemas"]["BookingBase"];
        /** @description All bookings of the caller by kind, each newest first. */
        MyBookings: {
            activity_bookings: components["schemas"]["ActivityBooking"][];
            ticket_bookings: components["schemas"]["TicketBooking"][];
            transfer_bookings: components["schemas"]["TransferBooking"][];
            tour_bookings: components["schemas"]["TourBooking"][];
        };
        /** @description A booking in the staff list (ENTITY-34). */
        StaffBooking: {
            booking_number: components["schemas"]["BookingNumber"];
            /** @description Full name, else the e-mail address. */
            user: string;
            type: components["schemas"]["BookingType"];
            title: string;
            booking_date: components["schemas"]["CalendarDate"];
            created_at: components["schemas"]["Instant"];
            total_amount: components["schemas"]["Amount"];
            payment_method: components["schemas"]["PaymentMethod"];
            payment_status: components["schemas"]["PaymentStatus"];
            booking_status: components["schemas"]["BookingStatus"];
        };
        /** @description One page of everybody's bookings. */
        StaffBookingPage: {
            /** @description How many match on all pages together. */
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["StaffBooking"][];
        };
        /** @description The caller's own bookings by kind, or with scope=all one page of everybody's. */
        BookingList: components["schemas"]["MyBookings"] | components["schemas"]["StaffBookingPage"];
        /** @description Hotel and room of a day (CHECKOUT-24). */
        HotelChoice: {
            day_number: number;
            hotel_id?: components["schemas"]["Id"] | null;
            room_type_id?: components["schemas"]["Id"] | null;
            /** @default Default Hotel */
            hotel_name: string;
            /** @default Standard Room */
            room_type_name: string;
        };
        /** @description Vehicle of a day (CHECKOUT-25). */
        TransferChoice: {
            day_number: number;
            vehicle_id?: components["schemas"]["Id"] | null;
            /** @default Standard Transfer */
            vehicle_name: string;
        };
        /** @description Meals of a day (CHECKOUT-26). */
        MealChoice: {
            day_number: number;
            meal_type_id?: components["schemas"]["Id"] | null;
            /** @default Standard Meal */
            meal_type_name: string;
        };
        /** @description An extra activity of a day; several entries may name the same day (CHECKOUT-27). */
        ActivityChoice: {
            day_number: number;
            activity_id?: components["schemas"]["Id"] | null;
            /** @default Standard Activities */
            activity_name: string;
        };
        /** @description What to change about the days of a tour (TOUR-42). */
        TourCustomizations: {
            hotels?: components["schemas"]["HotelChoice"][];
            transfers?: components["schemas"]["TransferChoice"][];
            meals?: components["schemas"]["MealChoice"][];
            activities?: components["schemas"]["ActivityChoice"][];
        };
        /** @description Who travels and what was chosen (CHECKOUT-21 to CHECKOUT-23). Texts about the product are not believed. */
        BookingDetails: {
            firstName: string;
            lastName: string;
            email: components["schemas"]["Email"];
            phone: string;
            adults?: number;
            children?: number;
            infants?: number;
            children512?: number;
            children25?: number;
            activity_id?: components["schemas"]["Id"];
            activity_time_slot_id?: components["schemas"]["Id"] | null;
            event_id?: components["schemas"]["Id"];
            pickup?: components["schemas"]["PickupPlace"] | null;
            isPrivate?: components["schemas"]["YesNo"];
            addons?: components["schemas"]["AddonChoice"][];
            ticketName?: string;
            adultQty?: components["schemas"]["QuantityText"];
            adultPrice?: components["schemas"]["PriceText"];
            childQty?: components["schemas"]["QuantityText"];
            childPrice?: components["schemas"]["PriceText"];
            features?: components["schemas"]["TicketFeature"][];
            ticketType?: string;
            duration?: string;
            inclusions?: string[];
            ticket_type_id?: components["schemas"]["Id"];
            date_time_slot_id?: components["schemas"]["Id"];
            customizations?: components["schemas"]["TourCustomizations"];
        };
        /** @description A line to book (CHECKOUT-20). */
        NewBookingItem: {
            type: components["schemas"]["ItemType"];
            /** @description The cart line; of a tour, the tour. What is not in the caller's cart is booked from its details alone. */
            id: components["schemas"]["Id"];
            date: components["schemas"]["CalendarDate"];
            time?: components["schemas"]["TimeOfDay"] | null;
            /** @description What the client showed for the whole line; must be right (GAP-26). */
            price: components["schemas"]["Amount"];
            quantity: number;
            details: components["schemas"]["BookingDetails"];
        };
        /** @description What to book: lines of one type (CHECKOUT-19). Card data has no place here (CHECKOUT-15). */
        NewBooking: {
            booking_type: components["schemas"]["ItemType"];
            cart_items: components["schemas"]["NewBookingItem"][];
            /** @enum {string} */
            payment_method: "card" | "cash";
            special_requests?: string;
        };
        /** @description The new booking; of a tour, a list with one (GAP-27). */
        CreatedBooking: components["schemas"]["ActivityBooking"] | components["schemas"]["TicketBooking"] | components["schemas"]["TourBooking"][];
        /** @description A line whose price is not what the client sent. */
        ChangedPrice: {
            /** @description The line as the client named it: cart_items[].id, or the vehicle of a transfer. */
            id: components["schemas"]["Id"];
            title: string;
            /** @description What the client sent. */
            sent: components["schemas"]["Amount"];
            /** @description What the line costs. */
            amount: components["schemas"]["Amount"];
        };
        /** @description The price is not what the client showed. Nothing is booked until the right one is sent. */
        PriceChangedProblem: {
            /** @constant */
            type?: "price-changed";
            /** @constant */
            status?: 409;
            /** @description What all lines cost together. */
            amount: components["schemas"]["Amount"];
            /** @description The lines that changed. */
            lines: components["schemas"]["ChangedPrice"][];
        } & components["schemas"]["ProblemBase"];
        /** @description A booking; booking_type says which kind. */
        Booking: components["schemas"]["ActivityBooking"] | components["schemas"]["TicketBooking"] | components["schemas"]["TourBooking"] | components["schemas"]["TransferBooking"];
        /** @description What cancelling did. */
        Cancellation: {
            detail: string;
            refund: components["schemas"]["Refund"];
            refund_amount: components["schemas"]["Amount"];
            /** @constant */
            booking_status: "cancelled";
        };
        /** @description A booking, or null where there is none. */
        BookingOrNone: components["schemas"]["Booking"] | null;
        /** @description How many there were on a day. */
        DayCount: {
            date: components["schemas"]["CalendarDate"];
            count: components["schemas"]["Count"];
        };
        /** @description How much is booked. */
        BookingStats: {
            total_bookings: components["schemas"]["Count"];
            /** @description How many were made on each of the last 30 days in Dubai, today last. */
            per_day: components["schemas"]["DayCount"][];
        };
        /** @description A vehicle with driver (ENTITY-32). */
        TransferVehicle: {
            id: components["schemas"]["Id"];
            name: string;
            category: string;
            description: string;
            image: components["schemas"]["ImageId"] | null;
            /** @description Shown in the results; charged where there is no price per km (GAP-38). */
            price: components["schemas"]["Amount"];
            price_per_km: components["schemas"]["Amount"] | null;
            maxPassengers: number;
            maxLuggage: number;
            features: string[];
        };
        /** @description Vehicles that are large enough, smallest price first. */
        TransferVehicles: components["schemas"]["TransferVehicle"][];
        /** @description How far a transfer goes, one way. */
        TransferDistance: {
            /** @description Kilometres by road. */
            distance: number;
            /**
             * @description Whether a map service measured it, or it is estimated.
             * @enum {string}
             */
            source: "service" | "estimate";
        };
        /** @description One page of transfer bookings. */
        TransferBookingPage: {
            /** @description How many match on all pages together. */
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["TransferBooking"][];
        };
        /** @description A transfer to book (ENTITY-31). With return_journey both return_date and return_time are needed. */
        NewTransferBooking: {
            pickup_location: string;
            dropoff_location: string;
            journey_date: components["schemas"]["CalendarDate"];
            journey_time: components["schemas"]["TimeOfDay"];
            passengers: number;
            luggage: number;
            /** @default false */
            return_journey: boolean;
            return_date?: components["schemas"]["CalendarDate"] | null;
            return_time?: components["schemas"]["TimeOfDay"] | null;
            first_name: string;
            last_name: string;
            email: components["schemas"]["Email"];
            phone_number: string;
            special_requests?: string;
            payment_method: components["schemas"]["PaymentMethod"];
            /** @description What the client showed; must be right. */
            total_amount: components["schemas"]["Amount"];
            /** @description Kilometres, one way, that the client computed with. The server computes with its own (GAP-26, GAP-37). */
            distance: number;
            vehicle_id: components["schemas"]["Id"];
            /** @description One way. */
            price?: components["schemas"]["Amount"];
        };
        /** @description The category of a post. */
        PostCategory: {
            id: components["schemas"]["Id"];
            name: string;
            slug: components["schemas"]["Slug"];
        };
        /** @description What a post says in lists and on its page (ENTITY-37). */
        BlogPostBase: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            title: string;
            excerpt: string;
            featured_image: components["schemas"]["ImageId"] | null;
            featured_image_alt: string;
            published_at: components["schemas"]["Instant"];
            created_at: components["schemas"]["Instant"];
            /** @description The username. */
            author: string | null;
            author_name: string | null;
            comment_count: components["schemas"]["Count"];
            /** @description Minutes. */
            read_time: number;
            category: components["schemas"]["PostCategory"] | null;
            meta_title: string;
            meta_description: string;
            meta_keywords: string;
        };
        /** @description A post in a list, without its content. */
        BlogPostSummary: components["schemas"]["BlogPostBase"];
        /** @description One page of posts. */
        BlogPostPage: {
            /** @description How many match on all pages together. */
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["BlogPostSummary"][];
        };
        /** @description A post. */
        BlogPost: {
            /** @description HTML, already sanitised. */
            content: string;
        } & components["schemas"]["BlogPostBase"];
        /** @description A category with its posts counted (ENTITY-38). */
        BlogCategory: {
            id: components["schemas"]["Id"];
            name: string;
            slug: components["schemas"]["Slug"];
            post_count: components["schemas"]["Count"];
        };
        /** @description One page of categories. */
        BlogCategoryPage: {
            /** @description How many match on all pages together. */
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["BlogCategory"][];
        };
        /** @description A few posts. */
        BlogPosts: components["schemas"]["BlogPostSummary"][];
        /** @description A comment; a reply has a parent (ENTITY-39). */
        BlogComment: {
            id: components["schemas"]["Id"];
            content: string;
            parent: components["schemas"]["Id"] | null;
            author: string;
            created_at: components["schemas"]["Instant"];
        };
        /** @description All comments of a post, flat, oldest first. */
        BlogComments: components["schemas"]["BlogComment"][];
        /** @description A comment to post. */
        NewComment: {
            content: string;
            /** @description The comment it answers. */
            parent?: components["schemas"]["Id"] | null;
        };
        /** @description A conversation with the planner. */
        PlannerSession: string;
        /** @description What the traveller says. */
        PlannerMessage: {
            message: string;
            /** @description Left out at the start of a conversation. */
            session_id?: components["schemas"]["PlannerSession"] | null;
        };
        /** @description What the planner answers. */
        PlannerReply: {
            response: string;
            session_id: components["schemas"]["PlannerSession"];
        };
        /** @description What to plan. */
        ItineraryRequest: {
            destination: string;
            start_date: components["schemas"]["CalendarDate"];
            end_date?: components["schemas"]["CalendarDate"] | null;
            interests?: string[];
            /** @description Least and most, in AED. */
            budget_range?: number[];
            group_size?: number;
            session_id?: components["schemas"]["PlannerSession"] | null;
        };
        /** @description A stop of a planned day. */
        PlannedActivity: {
            time: components["schemas"]["TimeOfDay"];
            /** @description When it ends; midnight is 00:00. */
            end_time: components["schemas"]["TimeOfDay"] | null;
            name: string;
            description: string;
            location: string;
            /** @description As text, "2 hours". */
            duration: string;
            /** @description For the whole group, as text, "AED 120". */
            cost: string;
            /** @description When the shop sells it. */
            activity_id: components["schemas"]["Id"] | null;
            /** @description The name of its page, when the shop sells it. */
            slug: components["schemas"]["Slug"] | null;
            latitude: number | null;
            longitude: number | null;
        };
        /** @description A planned day. */
        PlannedDay: {
            date: components["schemas"]["CalendarDate"];
            activities: components["schemas"]["PlannedActivity"][];
        };
        /** @description Something the shop sells that is in no day of the plan, and why. */
        LeftOutPlace: {
            activity_id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            name: string;
            /**
             * @description Too little time in the days, too dear for what is left of the budget, other interests, others were preferred, too few places left, closed on the days, too large a group, ends after midnight, outside the destination, place or length unknown.
             * @enum {string}
             */
            reason: "noTime" | "tooDear" | "otherInterests" | "notChosen" | "full" | "closed" | "groupTooLarge" | "overnight" | "elsewhere" | "unknown";
        };
        /** @description The days of a plan, and what is in none of them. */
        PlannedTrip: {
            destination: string;
            group_size: number;
            /** @description For the whole group, at the prices of the day the plan was made. */
            total: components["schemas"]["Amount"];
            days: components["schemas"]["PlannedDay"][];
            left_out: components["schemas"]["LeftOutPlace"][];
        };
        /** @description A plan (ENTITY-44). */
        Itinerary: {
            itinerary: components["schemas"]["PlannedTrip"];
            day_plan_id: components["schemas"]["Id"];
            session_id: components["schemas"]["PlannerSession"];
        };
        /** @description Wishes to keep. */
        PreferencesInput: {
            session_id: components["schemas"]["PlannerSession"];
            /** @description What is known so far. */
            preferences: {
                destination?: string;
                start_date?: components["schemas"]["CalendarDate"];
                end_date?: components["schemas"]["CalendarDate"] | null;
                interests?: string[];
                /** @description Least and most, in AED. */
                budget_range?: number[];
                group_size?: number;
            };
        };
        /** @description What is known of the traveller's wishes so far (ENTITY-43). */
        PlannerPreferences: {
            destination?: string;
            start_date?: components["schemas"]["CalendarDate"];
            end_date?: components["schemas"]["CalendarDate"] | null;
            interests?: string[];
            /** @description Least and most, in AED. */
            budget_range?: number[];
            group_size?: number;
        };
        /** @description The wishes as kept. */
        SavedPreferences: {
            session_id: components["schemas"]["PlannerSession"];
            preferences: components["schemas"]["PlannerPreferences"];
        };
        /** @description The wishes of a conversation; empty for an unknown one (GAP-67). */
        KnownPreferences: {
            preferences: components["schemas"]["PlannerPreferences"];
        };
        /** @description A plan as whoever has its link sees it. */
        SharedPlan: {
            itinerary: components["schemas"]["PlannedTrip"];
            day_plan_id: components["schemas"]["Id"];
        };
        /** @description How the shop is (ENTITY-47). */
        Health: {
            /** @enum {string} */
            status: "healthy" | "unhealthy";
        };
        /** @description When a place is open. */
        OpeningHours: {
            open: components["schemas"]["TimeOfDay"];
            close: components["schemas"]["TimeOfDay"];
        };
        /** @description A row of the activity library (ENTITY-46). */
        LibraryActivity: {
            id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            category: string;
            location: string;
            lat: number;
            lng: number;
            /** @description Hours. */
            duration: number | null;
            price_range: string | null;
            rating: number | null;
            opening_hours: components["schemas"]["OpeningHours"] | null;
            tags: string[];
            image_url: string | null;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        /** @description Rows of the table. */
        LibraryActivities: components["schemas"]["LibraryActivity"][];
        /** @description A row to write; the id decides between insert and update. */
        LibraryActivityInput: {
            id: components["schemas"]["Id"];
            name: string;
            description?: string | null;
            category: string;
            location: string;
            lat: number;
            lng: number;
            /** @description Hours. */
            duration?: number | null;
            price_range?: string | null;
            rating?: number | null;
            opening_hours?: components["schemas"]["OpeningHours"] | null;
            tags?: string[];
            image_url?: string | null;
        };
        /** @description One row or several. */
        LibraryUpsert: components["schemas"]["LibraryActivityInput"] | components["schemas"]["LibraryActivityInput"][];
    };
    responses: {
        /** @description The request breaks the contract or a rule; `errors` says where. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 256 kB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests in the window. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault of ours; it has been logged. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The database or a service behind the shop cannot be reached. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The idempotency key came with another body before. */
        IdempotencyMismatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No token, or one that is no longer good. */
        Unauthenticated: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Signed in, but not staff. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is none, or it is somebody else's (GAP-30). */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The answer at hand is still right. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Already cancelled or completed. */
        NotCancellable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What makes the plans answered with something that is none, or that can't be kept (PLAN-22). */
        ItineraryInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Makes a repeat harmless: same key and body, same answer, for 24 hours. Another body is answered 422. */
        IdempotencyKey: string;
        /** @description Names a guest's cart (GAP-16). With a bearer token the user's cart is meant (GAP-17). */
        SessionKeyHeader: components["schemas"]["SessionKey"];
        /** @description The id of the cart line. */
        ItemId: components["schemas"]["Id"];
        /** @description Which page, from 1. One beyond the last is empty. */
        Page: number;
        /** @description How many to a page. */
        PageSize: number;
        /** @description Words that must all occur, whatever their case. */
        Search: string;
        /** @description At most this, in AED. Of an event, its lowest adult price. */
        BasePriceLte: number;
        /** @description At least this, in AED. Of an event, its lowest adult price. */
        BasePriceGte: number;
        /** @description At most this, in AED. Same as base_price_lte. */
        PriceLte: number;
        /** @description At least this, in AED. Same as base_price_gte. */
        PriceGte: number;
        /** @description At most this, in minutes. An item of unknown duration matches no bound (GAP-22). */
        DurationLte: number;
        /** @description At least this, in minutes. An item of unknown duration matches no bound (GAP-22). */
        DurationGte: number;
        /** @description Milliseconds, to pass by caches. Accepted and ignored (GAP-14). */
        CacheBuster: string;
        /** @description The ETag of the answer at hand; unchanged is answered 304. */
        IfNoneMatch: string;
        /** @description The id or the slug. What has another form names nothing and is answered 404. */
        IdOrSlug: string;
        /** @description all: everybody's, for staff. Left out: the caller's own. */
        Scope: "all";
        /** @description The booking number. */
        BookingRef: string;
        /** @description At most how many. */
        Limit: number;
        /** @description The conversation. */
        PlannerSessionId: components["schemas"]["PlannerSession"];
    };
    requestBodies: never;
    headers: {
        /** @description The scheme to authenticate with. */
        WwwAuthenticate: string;
        /** @description Seconds to wait before trying again. */
        RetryAfter: number;
        /** @description Requests allowed in the window. */
        RateLimitLimit: number;
        /** @description Requests left in the window. */
        RateLimitRemaining: number;
        /** @description Seconds until the window ends. */
        RateLimitReset: number;
        /** @description Where the new thing is. */
        Location: string;
        /** @description Names this state of the answer; send it back as If-None-Match. */
        ETag: string;
        /** @description How long the answer may be kept, and by whom. */
        CacheControl: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description No such account, or another password. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshToken"];
            };
        };
        responses: {
            /** @description A new pair; the old refresh token is spent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description The token has expired, was spent or ended. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshToken"];
            };
        };
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat harmless: same key and body, same answer, for 24 hours. Another body is answered 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            /** @description The account is open. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredUser"];
                };
            };
            /** @description A field is wrong, or the e-mail address is in use. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpRequest"];
            };
        };
        responses: {
            /** @description If there is such an account, the code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpProof"];
            };
        };
        responses: {
            /** @description Signed in; the address is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The code is wrong or has expired. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    loginUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description No such account, or another password. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    socialAuth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialCredentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Google does not confirm the token. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    googleSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoogleCredentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Google does not confirm the token. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getUserStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStats"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a guest's cart (GAP-16). With a bearer token the user's cart is meant (GAP-17). */
                "X-Session-Key"?: components["parameters"]["SessionKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    transferGuestCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestCartTransfer"];
            };
        };
        responses: {
            /** @description The user's cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    clearCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a guest's cart (GAP-16). With a bearer token the user's cart is meant (GAP-17). */
                "X-Session-Key"?: components["parameters"]["SessionKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart is empty. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addCartItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a guest's cart (GAP-16). With a bearer token the user's cart is meant (GAP-17). */
                "X-Session-Key"?: components["parameters"]["SessionKeyHeader"];
                /** @description Makes a repeat harmless: same key and body, same answer, for 24 hours. Another body is answered 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCartItem"];
            };
        };
        responses: {
            /** @description The new line. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItem"];
                };
            };
            /** @description A field is wrong, or it is neither activity nor ticket. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description The same tickets are in the cart already, or too few places are left. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AlreadyInCartProblem"] | components["schemas"]["SoldOutProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCartItem: {
        parameters: {
            query?: {
                /** @description Instead of the header. */
                session_key?: components["schemas"]["SessionKey"];
            };
            header?: {
                /** @description Names a guest's cart (GAP-16). With a bearer token the user's cart is meant (GAP-17). */
                "X-Session-Key"?: components["parameters"]["SessionKeyHeader"];
            };
            path: {
                /** @description The id of the cart line. */
                id: components["parameters"]["ItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItem"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeCartItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a guest's cart (GAP-16). With a bearer token the user's cart is meant (GAP-17). */
                "X-Session-Key"?: components["parameters"]["SessionKeyHeader"];
            };
            path: {
                /** @description The id of the cart line. */
                id: components["parameters"]["ItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The line is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCartItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a guest's cart (GAP-16). With a bearer token the user's cart is meant (GAP-17). */
                "X-Session-Key"?: components["parameters"]["SessionKeyHeader"];
            };
            path: {
                /** @description The id of the cart line. */
                id: components["parameters"]["ItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartItemUpdate"];
            };
        };
        responses: {
            /** @description The line as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItem"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description Too few places are left. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SoldOutProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTours: {
        parameters: {
            query?: {
                /** @description Which page, from 1. One beyond the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description How many to a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Words that must all occur, whatever their case. */
                search?: components["parameters"]["Search"];
                /** @description Only featured tours, or only the others. */
                featured?: boolean;
                /** @description What to sort by; with a minus, descending. Ties go by id. */
                ordering?: "created_at" | "-created_at" | "base_price" | "-base_price" | "title" | "-title" | "rating" | "-rating" | "duration" | "-duration";
                /** @description At most this, in AED. Of an event, its lowest adult price. */
                base_price_lte?: components["parameters"]["BasePriceLte"];
                /** @description At least this, in AED. Of an event, its lowest adult price. */
                base_price_gte?: components["parameters"]["BasePriceGte"];
                /** @description At most this, in AED. Same as base_price_lte. */
                price_lte?: components["parameters"]["PriceLte"];
                /** @description At least this, in AED. Same as base_price_gte. */
                price_gte?: components["parameters"]["PriceGte"];
                /** @description At most this, in minutes. An item of unknown duration matches no bound (GAP-22). */
                duration_lte?: components["parameters"]["DurationLte"];
                /** @description At least this, in minutes. An item of unknown duration matches no bound (GAP-22). */
                duration_gte?: components["parameters"]["DurationGte"];
                /** @description Milliseconds, to pass by caches. Accepted and ignored (GAP-14). */
                _t?: components["parameters"]["CacheBuster"];
            };
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tours. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTour: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id or the slug. What has another form names nothing and is answered 404. */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tour. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tour"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTourDays: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id or the slug. What has another form names nothing and is answered 404. */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days in order. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDays"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTourDay: {
        parameters: {
            query: {
                /** @description Which day, from 1. */
                day_number: number;
            };
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id or the slug. What has another form names nothing and is answered 404. */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDay"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTourTransfers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id or the slug. What has another form names nothing and is answered 404. */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rides, day by day. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourTransfers"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listHotels: {
        parameters: {
            query?: {
                /** @description Which page, from 1. One beyond the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description How many to a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Words that must all occur, whatever their case. */
                search?: components["parameters"]["Search"];
                /** @description Milliseconds, to pass by caches. Accepted and ignored (GAP-14). */
                _t?: components["parameters"]["CacheBuster"];
            };
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of hotels. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRoomTypes: {
        parameters: {
            query?: {
                /** @description The id of the hotel. */
                hotel?: components["schemas"]["Id"];
                /** @description Which page, from 1. One beyond the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description How many to a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Words that must all occur, whatever their case. */
                search?: components["parameters"]["Search"];
                /** @description Milliseconds, to pass by caches. Accepted and ignored (GAP-14). */
                _t?: components["parameters"]["CacheBuster"];
            };
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of room types. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomTypePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTransferTypes: {
        parameters: {
            query?: {
                /** @description Which page, from 1. One beyond the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description How many to a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Words that must all occur, whatever their case. */
                search?: components["parameters"]["Search"];
                /** @description Milliseconds, to pass by caches. Accepted and ignored (GAP-14). */
                _t?: components["parameters"]["CacheBuster"];
            };
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of vehicle types. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferTypePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMealTypes: {
        parameters: {
            query?: {
                /** @description Which page, from 1. One beyond the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description How many to a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Words that must all occur, whatever their case. */
                search?: components["parameters"]["Search"];
                /** @description Milliseconds, to pass by caches. Accepted and ignored (GAP-14). */
                _t?: components["parameters"]["CacheBuster"];
            };
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of meal packages. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MealTypePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listActivities: {
        parameters: {
            query?: {
                /** @description Which page, from 1. One beyond the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description How many to a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Words that must all occur, whatever their case. */
                search?: components["parameters"]["Search"];
                /** @description Only this kind. */
                activity_type?: components["schemas"]["ActivityType"];
                /** @description What to sort by; with a minus, descending. Ties go by id. */
                ordering?: "created_at" | "-created_at" | "base_price" | "-base_price" | "title" | "-title" | "rating" | "-rating" | "duration" | "-duration";
                /** @description At most this, in AED. Of an event, its lowest adult price. */
                base_price_lte?: components["parameters"]["BasePriceLte"];
                /** @description At least this, in AED. Of an event, its lowest adult price. */
                base_price_gte?: components["parameters"]["BasePriceGte"];
                /** @description At most this, in AED. Same as base_price_lte. */
                price_lte?: components["parameters"]["PriceLte"];
                /** @description At least this, in AED. Same as base_price_gte. */
                price_gte?: components["parameters"]["PriceGte"];
                /** @description At most this, in minutes. An item of unknown duration matches no bound (GAP-22). */
                duration_lte?: components["parameters"]["DurationLte"];
                /** @description At least this, in minutes. An item of unknown duration matches no bound (GAP-22). */
                duration_gte?: components["parameters"]["DurationGte"];
                /** @description Milliseconds, to pass by caches. Accepted and ignored (GAP-14). */
                _t?: components["parameters"]["CacheBuster"];
            };
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of activities. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat harmless: same key and body, same answer, for 24 hours. Another body is answered 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityInput"];
            };
        };
        responses: {
            /** @description The new activity. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The slug is taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id or the slug. What has another form names nothing and is answered 404. */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activity. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id or the slug. What has another form names nothing and is answered 404. */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityInput"];
            };
        };
        responses: {
            /** @description The activity as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The slug is taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id or the slug. What has another form names nothing and is answered 404. */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is no longer sold. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getActivityAvailability: {
        parameters: {
            query: {
                /** @description The first day. */
                start: components["schemas"]["CalendarDate"];
                /** @description The last day. */
                end: components["schemas"]["CalendarDate"];
            };
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id or the slug. What has another form names nothing and is answered 404. */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookable dates. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityAvailabilities"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /** @description Which page, from 1. One beyond the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description How many to a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Words that must all occur, whatever their case. */
                search?: components["parameters"]["Search"];
                /** @description What to sort by; with a minus, descending. Ties go by id. */
                ordering?: "created_at" | "-created_at" | "base_price" | "-base_price" | "title" | "-title" | "start_date" | "-start_date";
                /** @description At most this, in AED. Of an event, its lowest adult price. */
                base_price_lte?: components["parameters"]["BasePriceLte"];
                /** @description At least this, in AED. Of an event, its lowest adult price. */
                base_price_gte?: components["parameters"]["BasePriceGte"];
                /** @description At most this, in AED. Same as base_price_lte. */
                price_lte?: components["parameters"]["PriceLte"];
                /** @description At least this, in AED. Same as base_price_gte. */
                price_gte?: components["parameters"]["PriceGte"];
                /** @description At most this, in minutes. An item of unknown duration matches no bound (GAP-22). */
                duration_lte?: components["parameters"]["DurationLte"];
                /** @description At least this, in minutes. An item of unknown duration matches no bound (GAP-22). */
                duration_gte?: components["parameters"]["DurationGte"];
                /** @description Milliseconds, to pass by caches. Accepted and ignored (GAP-14). */
                _t?: components["parameters"]["CacheBuster"];
            };
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id or the slug. What has another form names nothing and is answered 404. */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTicketTimeSlots: {
        parameters: {
            query?: {
                /** @description Only this day. */
                date?: components["schemas"]["CalendarDate"];
                /** @description Only for this ticket type, priced. */
                ticket_type_id?: components["schemas"]["Id"];
            };
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id or the slug. What has another form names nothing and is answered 404. */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The times. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketTimeSlots"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTicketTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id or the slug. What has another form names nothing and is answered 404. */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket types. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketTypes"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTicketAvailability: {
        parameters: {
            query?: {
                /** @description The first day. */
                start?: components["schemas"]["CalendarDate"];
                /** @description The last day. */
                end?: components["schemas"]["CalendarDate"];
                /** @description Only this ticket type. */
                ticket_type_id?: components["schemas"]["Id"];
            };
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id or the slug. What has another form names nothing and is answered 404. */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slots. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotAvailabilities"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bulkCreateTicketSlots: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat harmless: same key and body, same answer, for 24 hours. Another body is answered 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id or the slug. What has another form names nothing and is answered 404. */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkSlots"];
            };
        };
        responses: {
            /** @description A dry run: what would be opened. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkSlotsResult"];
                };
            };
            /** @description The slots are open. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkSlotsResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTicketStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketStats"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAllTicketTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllTicketTypes"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bookTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat harmless: same key and body, same answer, for 24 hours. Another body is answered 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id or the slug. What has another form names nothing and is answered 404. */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketOrder"];
            };
        };
        responses: {
            /** @description Booked. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingReceipt"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description Too few places are left. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SoldOutProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBookings: {
        parameters: {
            query?: {
                /** @description all: everybody's, for staff. Left out: the caller's own. */
                scope?: components["parameters"]["Scope"];
                /** @description Which page, from 1. One beyond the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description How many to a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Words that must all occur, whatever their case. */
                search?: components["parameters"]["Search"];
                /** @description What to sort by; with a minus, descending. Ties go by id. */
                ordering?: "created_at" | "-created_at" | "booking_date" | "-booking_date" | "booking_number" | "-booking_number" | "total_amount" | "-total_amount";
                /** @description Milliseconds, to pass by caches. Accepted and ignored (GAP-14). */
                _t?: components["parameters"]["CacheBuster"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat harmless: same key and body, same answer, for 24 hours. Another body is answered 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBooking"];
            };
        };
        responses: {
            /** @description Booked. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedBooking"];
                };
            };
            /** @description A field is wrong, a date cannot be booked, or a line cannot be booked this way. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description The price is another, or too few places are left. Nothing is booked. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["PriceChangedProblem"] | components["schemas"]["SoldOutProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking number. */
                ref: components["parameters"]["BookingRef"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat harmless: same key and body, same answer, for 24 hours. Another body is answered 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The booking number. */
                ref: components["parameters"]["BookingRef"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking is cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cancellation"];
                };
            };
            400: components["responses"]["NotCancellable"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLatestBooking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOrNone"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBookingStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingStats"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTransferVehicles: {
        parameters: {
            query?: {
                /** @description At least so many seats. */
                passengers?: number;
                /** @description Room for at least so many pieces. */
                luggage?: number;
            };
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vehicles. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferVehicles"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTransferDistance: {
        parameters: {
            query: {
                /** @description Where from. */
                pickup: string;
                /** @description Where to. */
                dropoff: string;
            };
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The distance. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferDistance"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTransferBookings: {
        parameters: {
            query?: {
                /** @description all: everybody's, for staff. Left out: the caller's own. */
                scope?: components["parameters"]["Scope"];
                /** @description Which page, from 1. One beyond the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description How many to a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Words that must all occur, whatever their case. */
                search?: components["parameters"]["Search"];
                /** @description What to sort by; with a minus, descending. Ties go by id. */
                ordering?: "created_at" | "-created_at" | "booking_date" | "-booking_date";
                /** @description Milliseconds, to pass by caches. Accepted and ignored (GAP-14). */
                _t?: components["parameters"]["CacheBuster"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of transfer bookings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferBookingPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTransferBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat harmless: same key and body, same answer, for 24 hours. Another body is answered 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTransferBooking"];
            };
        };
        responses: {
            /** @description Booked. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferBooking"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description The price is another. Nothing is booked. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["PriceChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTransferBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking number. */
                ref: components["parameters"]["BookingRef"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferBooking"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /** @description Which page, from 1. One beyond the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description How many to a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Words that must all occur, whatever their case. */
                search?: components["parameters"]["Search"];
                /** @description The id of a category. */
                category?: components["schemas"]["Id"];
                /** @description What to sort by; with a minus, descending. Ties go by id. */
                ordering?: "published_at" | "-published_at" | "title" | "-title";
                /** @description Milliseconds, to pass by caches. Accepted and ignored (GAP-14). */
                _t?: components["parameters"]["CacheBuster"];
            };
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of posts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPostPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id or the slug. What has another form names nothing and is answered 404. */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPost"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /** @description Which page, from 1. One beyond the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description How many to a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Milliseconds, to pass by caches. Accepted and ignored (GAP-14). */
                _t?: components["parameters"]["CacheBuster"];
            };
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of categories. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogCategoryPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFeaturedPosts: {
        parameters: {
            query?: {
                /** @description At most how many. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPosts"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRelatedPosts: {
        parameters: {
            query?: {
                /** @description At most how many. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id or the slug. What has another form names nothing and is answered 404. */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPosts"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listComments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id or the slug. What has another form names nothing and is answered 404. */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogComments"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat harmless: same key and body, same answer, for 24 hours. Another body is answered 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id or the slug. What has another form names nothing and is answered 404. */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewComment"];
            };
        };
        responses: {
            /** @description The comment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogComment"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recordPostView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id or the slug. What has another form names nothing and is answered 404. */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchPosts: {
        parameters: {
            query: {
                /** @description Words to look for in title, excerpt and content. */
                q: string;
                /** @description Which page, from 1. One beyond the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description How many to a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Milliseconds, to pass by caches. Accepted and ignored (GAP-14). */
                _t?: components["parameters"]["CacheBuster"];
            };
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of posts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPostPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendPlannerMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a guest's cart (GAP-16). With a bearer token the user's cart is meant (GAP-17). */
                "X-Session-Key"?: components["parameters"]["SessionKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlannerMessage"];
            };
        };
        responses: {
            /** @description Its answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlannerReply"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateItinerary: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a guest's cart (GAP-16). With a bearer token the user's cart is meant (GAP-17). */
                "X-Session-Key"?: components["parameters"]["SessionKeyHeader"];
                /** @description Makes a repeat harmless: same key and body, same answer, for 24 hours. Another body is answered 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItineraryRequest"];
            };
        };
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Itinerary"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ItineraryInvalid"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    savePlannerPreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a guest's cart (GAP-16). With a bearer token the user's cart is meant (GAP-17). */
                "X-Session-Key"?: components["parameters"]["SessionKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesInput"];
            };
        };
        responses: {
            /** @description Kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPreferences"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPlannerPreferences: {
        parameters: {
            query: {
                /** @description The conversation. */
                session_id: components["parameters"]["PlannerSessionId"];
            };
            header?: {
                /** @description Names a guest's cart (GAP-16). With a bearer token the user's cart is meant (GAP-17). */
                "X-Session-Key"?: components["parameters"]["SessionKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wishes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownPreferences"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPlannerPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The plan. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedPlan"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The picture. */
                imageId: components["schemas"]["ImageId"];
                /** @description Width in pixels. */
                size: 320 | 480 | 768 | 1024 | 1280 | 1920;
                /** @description The format. */
                format: "avif" | "webp" | "jpg" | "png";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            304: components["responses"]["NotModified"];
            /** @description A size or format that is not offered. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All is well. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            /** @description The database cannot be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getHealthV1: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All is well. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            /** @description The database cannot be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    listLibraryActivities: {
        parameters: {
            query?: {
                /** @description Columns; * for all. */
                select?: string;
                /** @description One row: eq. and its id. */
                id?: string;
                /** @description A column and .asc or .desc. */
                order?: string;
                /** @description At most how many. */
                limit?: number;
            };
            header?: {
                /** @description The ETag of the answer at hand; unchanged is answered 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryActivities"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    upsertLibraryActivities: {
        parameters: {
            query?: {
                /** @description The column that decides. */
                on_conflict?: string;
                /** @description Columns that are sent. */
                columns?: string;
                /** @description Columns to answer. */
                select?: string;
            };
            header?: {
                /** @description resolution=merge-duplicates; with return=representation the rows are answered. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LibraryUpsert"];
            };
        };
        responses: {
            /** @description Written. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryActivities"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
