import type { Operation } from '../http/operation.ts';
import { createActivity } from './activities/createActivity.ts';
import { createStaffActivity } from './activities/createStaffActivity.ts';
import { deleteActivity } from './activities/deleteActivity.ts';
import { getActivity } from './activities/getActivity.ts';
import { getActivityAvailability } from './activities/getActivityAvailability.ts';
import { getActivityVersion } from './activities/getActivityVersion.ts';
import { getStaffActivity } from './activities/getStaffActivity.ts';
import { listActivities } from './activities/listActivities.ts';
import { listStaffActivities } from './activities/listStaffActivities.ts';
import { replaceStaffActivity } from './activities/replaceStaffActivity.ts';
import { setActivityState } from './activities/setActivityState.ts';
import { updateActivity } from './activities/updateActivity.ts';
import { listAuditEntries } from './audit/listAuditEntries.ts';
import { addPasskey } from './auth/addPasskey.ts';
import { changePassword } from './auth/changePassword.ts';
import { confirmSecondFactor } from './auth/confirmSecondFactor.ts';
import { createToken } from './auth/createToken.ts';
import { deleteAccount } from './auth/deleteAccount.ts';
import { endDevice } from './auth/endDevice.ts';
import { endOtherSessions } from './auth/endOtherSessions.ts';
import { endSessions } from './auth/endSessions.ts';
import { exportAccount } from './auth/exportAccount.ts';
import { getMe } from './auth/getMe.ts';
import { getUserStats } from './auth/getUserStats.ts';
import { googleSignIn } from './auth/googleSignIn.ts';
import { listDevices } from './auth/listDevices.ts';
import { listPasskeys } from './auth/listPasskeys.ts';
import { loginUser } from './auth/loginUser.ts';
import { refreshToken } from './auth/refreshToken.ts';
import { registerUser } from './auth/registerUser.ts';
import { removePasskey } from './auth/removePasskey.ts';
import { removeSecondFactor } from './auth/removeSecondFactor.ts';
import { requestPasswordReset } from './auth/requestPasswordReset.ts';
import { requestSignInLink } from './auth/requestSignInLink.ts';
import { resetPassword } from './auth/resetPassword.ts';
import { revokeToken } from './auth/revokeToken.ts';
import { sendOtp } from './auth/sendOtp.ts';
import { signInByLink } from './auth/signInByLink.ts';
import { signInWithPasskey } from './auth/signInWithPasskey.ts';
import { socialAuth } from './auth/socialAuth.ts';
import { startPasskey } from './auth/startPasskey.ts';
import { startPasskeySignIn } from './auth/startPasskeySignIn.ts';
import { startSecondFactor } from './auth/startSecondFactor.ts';
import { updateMe } from './auth/updateMe.ts';
import { verifyOtp } from './auth/verifyOtp.ts';
import { verifySecondFactor } from './auth/verifySecondFactor.ts';
import { createComment } from './blog/createComment.ts';
import { createStaffPost } from './blog/createStaffPost.ts';
import { getCategoriesVersion } from './blog/getCategoriesVersion.ts';
import { getPost } from './blog/getPost.ts';
import { getPostVersion } from './blog/getPostVersion.ts';
import { getStaffCategories } from './blog/getStaffCategories.ts';
import { getStaffPost } from './blog/getStaffPost.ts';
import { listCategories } from './blog/listCategories.ts';
import { listComments } from './blog/listComments.ts';
import { listFeaturedPosts } from './blog/listFeaturedPosts.ts';
import { listPosts } from './blog/listPosts.ts';
import { listRelatedPosts } from './blog/listRelatedPosts.ts';
import { listStaffPosts } from './blog/listStaffPosts.ts';
import { recordPostView } from './blog/recordPostView.ts';
import { replaceCategories } from './blog/replaceCategories.ts';
import { replaceStaffPost } from './blog/replaceStaffPost.ts';
import { searchPosts } from './blog/searchPosts.ts';
import { setPostState } from './blog/setPostState.ts';
import { cancelBooking } from './bookings/cancelBooking.ts';
import { changeBooking } from './bookings/changeBooking.ts';
import { createBooking } from './bookings/createBooking.ts';
import { getBooking } from './bookings/getBooking.ts';
import { getBookingStats } from './bookings/getBookingStats.ts';
import { getLatestBooking } from './bookings/getLatestBooking.ts';
import { listBookings } from './bookings/listBookings.ts';
import { openBookingLookup } from './bookings/openBookingLookup.ts';
import { quoteBookingChange } from './bookings/quoteBookingChange.ts';
import { requestBookingLookup } from './bookings/requestBookingLookup.ts';
import { addCartItem } from './cart/addCartItem.ts';
import { clearCart } from './cart/clearCart.ts';
import { getCart } from './cart/getCart.ts';
import { getCartDiscounts } from './cart/getCartDiscounts.ts';
import { getCartItem } from './cart/getCartItem.ts';
import { removeCartItem } from './cart/removeCartItem.ts';
import { transferGuestCart } from './cart/transferGuestCart.ts';
import { updateCartItem } from './cart/updateCartItem.ts';
import { listExpectedBookings } from './check-ins/listExpectedBookings.ts';
import { recordCheckIns } from './check-ins/recordCheckIns.ts';
import { undoCheckIn } from './check-ins/undoCheckIn.ts';
import { hideComment } from './comments/hideComment.ts';
import { listStaffComments } from './comments/listStaffComments.ts';
import { showComment } from './comments/showComment.ts';
import { sendContactMessage } from './contact/sendContactMessage.ts';
import { createCruiseRequest } from './cruises/createCruiseRequest.ts';
import { createStaffCruise } from './cruises/createStaffCruise.ts';
import { getCruise } from './cruises/getCruise.ts';
import { getCruiseVersion } from './cruises/getCruiseVersion.ts';
import { getStaffCruise } from './cruises/getStaffCruise.ts';
import { listCruiseRequests } from './cruises/listCruiseRequests.ts';
import { listCruises } from './cruises/listCruises.ts';
import { listStaffCruises } from './cruises/listStaffCruises.ts';
import { replaceStaffCruise } from './cruises/replaceStaffCruise.ts';
import { setCruiseState } from './cruises/setCruiseState.ts';
import { withdrawCruiseRequest } from './cruises/withdrawCruiseRequest.ts';
import { listCustomers } from './customers/listCustomers.ts';
import { addBookingNote } from './desk/addBookingNote.ts';
import { applyBulkAction } from './desk/applyBulkAction.ts';
import { cancelStaffBooking } from './desk/cancelStaffBooking.ts';
import { changeStaffBooking } from './desk/changeStaffBooking.ts';
import { exportBookings } from './desk/exportBookings.ts';
import { getStaffBooking } from './desk/getStaffBooking.ts';
import { listDepartures } from './desk/listDepartures.ts';
import { overrideCancellation } from './desk/overrideCancellation.ts';
import { quoteBulkAction } from './desk/quoteBulkAction.ts';
import { quoteStaffBookingChange } from './desk/quoteStaffBookingChange.ts';
import { resendConfirmation } from './desk/resendConfirmation.ts';
import { sendBookingMessage } from './desk/sendBookingMessage.ts';
import { setCashPayment } from './desk/setCashPayment.ts';
import { setPickupDriver } from './desk/setPickupDriver.ts';
import { streamDepartureEvents } from './desk/streamDepartureEvents.ts';
import { createStaffDestination } from './destinations/createStaffDestination.ts';
import { getDestinationVersion } from './destinations/getDestinationVersion.ts';
import { getStaffDestination } from './destinations/getStaffDestination.ts';
import { listDestinations } from './destinations/listDestinations.ts';
import { listStaffDestinations } from './destinations/listStaffDestinations.ts';
import { replaceStaffDestination } from './destinations/replaceStaffDestination.ts';
import { setDestinationState } from './destinations/setDestinationState.ts';
import { getFaq } from './faq/getFaq.ts';
import { getFaqVersion } from './faq/getFaqVersion.ts';
import { getStaffFaq } from './faq/getStaffFaq.ts';
import { replaceFaq } from './faq/replaceFaq.ts';
import { getHealth, getHealthV1 } from './health/getHealth.ts';
import { deleteImage } from './images/deleteImage.ts';
import { getImage } from './images/getImage.ts';
import { listStaffImages } from './images/listStaffImages.ts';
import { setImageAlt } from './images/setImageAlt.ts';
import { uploadImage } from './images/uploadImage.ts';
import { listLibraryActivities } from './library/listLibraryActivities.ts';
import { upsertLibraryActivities } from './library/upsertLibraryActivities.ts';
import { listMails } from './mails/listMails.ts';
import { resendMail } from './mails/resendMail.ts';
import { confirmNewsletter } from './newsletter/confirmNewsletter.ts';
import { subscribeToNewsletter } from './newsletter/subscribeToNewsletter.ts';
import { unsubscribeFromNewsletter } from './newsletter/unsubscribeFromNewsletter.ts';
import { createOrder } from './orders/createOrder.ts';
import { extendHold } from './payments/extendHold.ts';
import { getPayment } from './payments/getPayment.ts';
import { releasePayment } from './payments/releasePayment.ts';
import { renewPayment } from './payments/renewPayment.ts';
import { addPlanToCart } from './planner/addPlanToCart.ts';
import { generateItinerary } from './planner/generateItinerary.ts';
import { getPlannerPlan } from './planner/getPlannerPlan.ts';
import { getPlannerPreferences } from './planner/getPlannerPreferences.ts';
import { getPrayerTimes } from './planner/getPrayerTimes.ts';
import { savePlannerPreferences } from './planner/savePlannerPreferences.ts';
import { sendPlannerMessage } from './planner/sendPlannerMessage.ts';
import { createPromoCode } from './promo-codes/createPromoCode.ts';
import { listPromoCodes } from './promo-codes/listPromoCodes.ts';
import { replacePromoCode } from './promo-codes/replacePromoCode.ts';
import { createQuote } from './quotes/createQuote.ts';
import { listDifferences } from './reconciliation/listDifferences.ts';
import { addReviewPicture } from './reviews/addReviewPicture.ts';
import { answerReview } from './reviews/answerReview.ts';
import { deleteReview } from './reviews/deleteReview.ts';
import { deleteReviewPicture } from './reviews/deleteReviewPicture.ts';
import { listBookingReviews } from './reviews/listBookingReviews.ts';
import { listReviews } from './reviews/listReviews.ts';
import { listStaffReviews } from './reviews/listStaffReviews.ts';
import { moderateReview } from './reviews/moderateReview.ts';
import { saveReview } from './reviews/saveReview.ts';
import { exportSales } from './sales/exportSales.ts';
import { getSalesReport } from './sales/getSalesReport.ts';
import { countResults } from './search/countResults.ts';
import { listSearchSuggestions } from './search/listSearchSuggestions.ts';
import { searchCatalogue } from './search/searchCatalogue.ts';
import { searchFaq } from './search/searchFaq.ts';
import { listStaffMembers } from './staff/listStaffMembers.ts';
import { resetSecondFactor } from './staff/resetSecondFactor.ts';
import { setStaffRole } from './staff/setStaffRole.ts';
import { createScheduleEdit } from './stock/createScheduleEdit.ts';
import { createStockEdit } from './stock/createStockEdit.ts';
import { getStockCalendar } from './stock/getStockCalendar.ts';
import { getStockSchedule } from './stock/getStockSchedule.ts';
import { undoStockEdit } from './stock/undoStockEdit.ts';
import { bookTicket } from './tickets/bookTicket.ts';
import { bulkCreateTicketSlots } from './tickets/bulkCreateTicketSlots.ts';
import { createStaffTicket } from './tickets/createStaffTicket.ts';
import { getStaffTicket } from './tickets/getStaffTicket.ts';
import { getTicket } from './tickets/getTicket.ts';
import { getTicketAvailability } from './tickets/getTicketAvailability.ts';
import { getTicketStats } from './tickets/getTicketStats.ts';
import { getTicketVersion } from './tickets/getTicketVersion.ts';
import { listAllTicketTypes } from './tickets/listAllTicketTypes.ts';
import { listStaffTickets } from './tickets/listStaffTickets.ts';
import { listTickets } from './tickets/listTickets.ts';
import { listTicketTimeSlots } from './tickets/listTicketTimeSlots.ts';
import { listTicketTypes } from './tickets/listTicketTypes.ts';
import { replaceStaffTicket } from './tickets/replaceStaffTicket.ts';
import { setTicketState } from './tickets/setTicketState.ts';
import { createStaffTour } from './tours/createStaffTour.ts';
import { getStaffTour } from './tours/getStaffTour.ts';
import { getStaffTourChoices } from './tours/getStaffTourChoices.ts';
import { getTour } from './tours/getTour.ts';
import { getTourAvailability } from './tours/getTourAvailability.ts';
import { getTourChoicesVersion } from './tours/getTourChoicesVersion.ts';
import { getTourDay } from './tours/getTourDay.ts';
import { getTourPreview } from './tours/getTourPreview.ts';
import { getTourVersion } from './tours/getTourVersion.ts';
import { listHotels } from './tours/listHotels.ts';
import { listMealTypes } from './tours/listMealTypes.ts';
import { listRoomTypes } from './tours/listRoomTypes.ts';
import { listStaffTours } from './tours/listStaffTours.ts';
import { listTourDays } from './tours/listTourDays.ts';
import { listTours } from './tours/listTours.ts';
import { listTourTransfers } from './tours/listTourTransfers.ts';
import { listTransferTypes } from './tours/listTransferTypes.ts';
import { replaceStaffTour } from './tours/replaceStaffTour.ts';
import { replaceTourChoices } from './tours/replaceTourChoices.ts';
import { setTourState } from './tours/setTourState.ts';
import { createStaffVehicle } from './transfers/createStaffVehicle.ts';
import { createTransferBooking } from './transfers/createTransferBooking.ts';
import { getStaffTransferZones } from './transfers/getStaffTransferZones.ts';
import { getStaffVehicle } from './transfers/getStaffVehicle.ts';
import { getTransferBooking } from './transfers/getTransferBooking.ts';
import { getTransferDistance } from './transfers/getTransferDistance.ts';
import { getTransferZonesVersion } from './transfers/getTransferZonesVersion.ts';
import { getVehicleVersion } from './transfers/getVehicleVersion.ts';
import { listStaffVehicles } from './transfers/listStaffVehicles.ts';
import { listTransferBookings } from './transfers/listTransferBookings.ts';
import { listTransferVehicles } from './transfers/listTransferVehicles.ts';
import { replaceStaffVehicle } from './transfers/replaceStaffVehicle.ts';
import { replaceTransferZones } from './transfers/replaceTransferZones.ts';
import { setVehicleState } from './transfers/setVehicleState.ts';
import { checkPass } from './vouchers/checkPass.ts';
import { getCalendar } from './vouchers/getCalendar.ts';
import { getCalendarFeed } from './vouchers/getCalendarFeed.ts';
import { getVoucher } from './vouchers/getVoucher.ts';
import { listPasses } from './vouchers/listPasses.ts';
import { listVoucherKeys } from './vouchers/listVoucherKeys.ts';
import { removeCalendarFeed } from './vouchers/removeCalendarFeed.ts';
import { replaceCalendarFeed } from './vouchers/replaceCalendarFeed.ts';
import { createWebhookEndpoint } from './webhooks/createWebhookEndpoint.ts';
import { deleteWebhookEndpoint } from './webhooks/deleteWebhookEndpoint.ts';
import { listWebhookDeliveries } from './webhooks/listWebhookDeliveries.ts';
import { listWebhookEndpoints } from './webhooks/listWebhookEndpoints.ts';
import { replaceWebhookEndpoint } from './webhooks/replaceWebhookEndpoint.ts';
import { resendWebhook } from './webhooks/resendWebhook.ts';
import { sendTestWebhook } from './webhooks/sendTestWebhook.ts';

export const operations: readonly Operation[] = [
  createToken,
  refreshToken,
  revokeToken,
  changePassword,
  startSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  verifySecondFactor,
  listPasskeys,
  startPasskey,
  addPasskey,
  removePasskey,
  startPasskeySignIn,
  signInWithPasskey,
  endSessions,
  listDevices,
  endDevice,
  endOtherSessions,
  requestPasswordReset,
  resetPassword,
  requestSignInLink,
  signInByLink,
  registerUser,
  sendOtp,
  verifyOtp,
  loginUser,
  socialAuth,
  googleSignIn,
  getMe,
  updateMe,
  exportAccount,
  deleteAccount,
  getUserStats,
  listAuditEntries,
  listDifferences,
  getStockCalendar,
  createStockEdit,
  undoStockEdit,
  getStockSchedule,
  createScheduleEdit,
  listExpectedBookings,
  recordCheckIns,
  undoCheckIn,
  listMails,
  resendMail,
  listStaffMembers,
  setStaffRole,
  resetSecondFactor,
  getImage,
  deleteImage,
  listStaffImages,
  setImageAlt,
  uploadImage,
  listCustomers,
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  replaceWebhookEndpoint,
  resendWebhook,
  sendTestWebhook,
  getHealth,
  getHealthV1,
  createActivity,
  setActivityState,
  replaceStaffActivity,
  listStaffActivities,
  getStaffActivity,
  getActivityVersion,
  createStaffActivity,
  createStaffTour,
  getStaffTour,
  getStaffTourChoices,
  getTourPreview,
  getTourVersion,
  listStaffTours,
  replaceStaffTour,
  replaceTourChoices,
  setTourState,
  deleteActivity,
  getActivity,
  getActivityAvailability,
  listActivities,
  updateActivity,
  createComment,
  setPostState,
  replaceStaffPost,
  listStaffPosts,
  getStaffPost,
  getPostVersion,
  createStaffPost,
  getPost,
  listCategories,
  getStaffCategories,
  replaceCategories,
  getCategoriesVersion,
  listComments,
  listFeaturedPosts,
  listPosts,
  listRelatedPosts,
  recordPostView,
  searchPosts,
  listSearchSuggestions,
  countResults,
  searchCatalogue,
  searchFaq,
  addCartItem,
  clearCart,
  getCart,
  getCartDiscounts,
  getCartItem,
  removeCartItem,
  transferGuestCart,
  updateCartItem,
  getFaq,
  getFaqVersion,
  getStaffFaq,
  replaceFaq,
  createStaffTicket,
  getStaffTicket,
  getTicketVersion,
  listStaffTickets,
  replaceStaffTicket,
  setTicketState,
  getTicket,
  getTicketAvailability,
  listAllTicketTypes,
  listTicketTimeSlots,
  listTicketTypes,
  listTickets,
  getTour,
  getTourAvailability,
  getTourChoicesVersion,
  getTourDay,
  listHotels,
  listMealTypes,
  listRoomTypes,
  listTourDays,
  listTourTransfers,
  listTours,
  listTransferTypes,
  listTransferVehicles,
  createStaffVehicle,
  getStaffVehicle,
  getVehicleVersion,
  listStaffVehicles,
  replaceStaffVehicle,
  setVehicleState,
  getStaffTransferZones,
  getTransferZonesVersion,
  replaceTransferZones,
  addBookingNote,
  sendBookingMessage,
  quoteBulkAction,
  applyBulkAction,
  cancelStaffBooking,
  changeStaffBooking,
  exportBookings,
  getStaffBooking,
  listDepartures,
  streamDepartureEvents,
  overrideCancellation,
  quoteStaffBookingChange,
  resendConfirmation,
  setCashPayment,
  setPickupDriver,
  cancelBooking,
  changeBooking,
  createBooking,
  getBooking,
  getBookingStats,
  getLatestBooking,
  listBookings,
  quoteBookingChange,
  requestBookingLookup,
  openBookingLookup,
  bookTicket,
  getTicketStats,
  bulkCreateTicketSlots,
  createOrder,
  getPayment,
  extendHold,
  releasePayment,
  renewPayment,
  createCruiseRequest,
  listCruises,
  getCruise,
  listStaffCruises,
  getStaffCruise,
  createStaffCruise,
  replaceStaffCruise,
  setCruiseState,
  getCruiseVersion,
  listDestinations,
  listStaffDestinations,
  getStaffDestination,
  createStaffDestination,
  replaceStaffDestination,
  setDestinationState,
  getDestinationVersion,
  listCruiseRequests,
  withdrawCruiseRequest,
  createQuote,
  addReviewPicture,
  answerReview,
  deleteReview,
  deleteReviewPicture,
  listBookingReviews,
  listReviews,
  listStaffReviews,
  listPromoCodes,
  createPromoCode,
  replacePromoCode,
  moderateReview,
  saveReview,
  exportSales,
  getSalesReport,
  hideComment,
  listStaffComments,
  showComment,
  sendContactMessage,
  subscribeToNewsletter,
  confirmNewsletter,
  unsubscribeFromNewsletter,
  createTransferBooking,
  getTransferBooking,
  getTransferDistance,
  listTransferBookings,
  sendPlannerMessage,
  addPlanToCart,
  generateItinerary,
  savePlannerPreferences,
  getPlannerPreferences,
  getPrayerTimes,
  getPlannerPlan,
  listLibraryActivities,
  upsertLibraryActivities,
  listPasses,
  getVoucher,
  checkPass,
  listVoucherKeys,
  getCalendarFeed,
  replaceCalendarFeed,
  removeCalendarFeed,
  getCalendar,
];
