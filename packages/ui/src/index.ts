import './theme/theme.css.ts';

export { Autocomplete, type AutocompleteProps } from './components/Autocomplete/Autocomplete.tsx';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { Banner, type BannerProps } from './components/Banner/Banner.tsx';
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonBaseProps, type ButtonProps } from './components/Button/Button.tsx';
export { Calendar, type CalendarProps, type DayInfo } from './components/Calendar/Calendar.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { Carousel, type CarouselProps } from './components/Carousel/Carousel.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { RemovableChip, type RemovableChipProps, ToggleChip, type ToggleChipProps } from './components/Chip/Chip.tsx';
export { ChoicePills, type ChoicePillsProps, type PillOption } from './components/ChoicePills/ChoicePills.tsx';
export { ComboBox, type ComboBoxProps } from './components/ComboBox/ComboBox.tsx';
export type { ComboBoxGroup, ComboBoxOption } from './components/ComboBox/Options.tsx';
export { Container, type ContainerProps } from './components/Container/Container.tsx';
export { DataTable, type DataTableProps } from './components/DataTable/DataTable.tsx';
export { DateField, type DateFieldProps } from './components/DateField/DateField.tsx';
export type { DateFieldBase, SegmentedFieldBase } from './components/DateField/useDateField.ts';
export { DatePicker, type DatePickerProps } from './components/DatePicker/DatePicker.tsx';
export {
  type DateRange,
  DateRangePicker,
  type DateRangePickerProps,
} from './components/DateRangePicker/DateRangePicker.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export { Divider } from './components/Divider/Divider.tsx';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { Field, FieldGroup, type FieldGroupProps, type FieldProps } from './components/Field/Field.tsx';
export { type FieldBase, type FieldParts, useField } from './components/Field/useField.ts';
export type { FileLimits } from './components/FileDropzone/checkFiles.ts';
export { FileDropzone, type FileDropzoneProps } from './components/FileDropzone/FileDropzone.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FieldError } from './components/Form/ErrorSummary.tsx';
export { Form, type FormProps } from './components/Form/Form.tsx';
export { Gallery, type GalleryImage, type GalleryProps } from './components/Gallery/Gallery.tsx';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export { GridList, type GridListItem, type GridListProps } from './components/GridList/GridList.tsx';
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx';
export {
  IconButton,
  type IconButtonBaseProps,
  type IconButtonProps,
  IconLink,
  type IconLinkProps,
} from './components/IconButton/IconButton.tsx';
export { Image, type ImageProps, type ImageSource, type Picture } from './components/Image/Image.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { Lightbox, type LightboxProps } from './components/Lightbox/Lightbox.tsx';
export { LinkButton, type LinkButtonProps } from './components/LinkButton/LinkButton.tsx';
export { LocaleProvider, type LocaleProviderProps, useLocaleTag } from './components/LocaleProvider/LocaleProvider.tsx';
export { Logo, type LogoProps } from './components/Logo/Logo.tsx';
export { Menu, type MenuEntry, type MenuGroup, type MenuProps } from './components/Menu/Menu.tsx';
export { type MenuAnchor, MenuButton, type MenuButtonProps } from './components/Menu/MenuButton.tsx';
export { Meter, type MeterProps } from './components/Meter/Meter.tsx';
export { NativeSelect, type NativeSelectProps, type SelectOption } from './components/NativeSelect/NativeSelect.tsx';
export { NumberStepper, type NumberStepperProps } from './components/NumberStepper/NumberStepper.tsx';
export { PageSkeleton, type PageSkeletonProps } from './components/PageSkeleton/PageSkeleton.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx';
export { Price, type PriceProps } from './components/Price/Price.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export { ProgressSteps, type ProgressStepsProps } from './components/ProgressSteps/ProgressSteps.tsx';
export { type QrCells, QrCode, type QrCodeProps } from './components/QrCode/QrCode.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup.tsx';
export { Rating, type RatingProps } from './components/Rating/Rating.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export { Section, type SectionProps } from './components/Section/Section.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { Table, type TableColumn, type TableProps, type TableSort } from './components/Table/Table.tsx';
export { type TabItem, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx';
export { type Tag, TagGroup, type TagGroupProps } from './components/TagGroup/TagGroup.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { TextLink, type TextLinkProps } from './components/TextLink/TextLink.tsx';
export { TimeField, type TimeFieldProps } from './components/TimeField/TimeField.tsx';
export {
  TOAST_DURATION,
  type ToastMessage,
  ToastRegion,
  type ToastRegionProps,
} from './components/Toast/ToastRegion.tsx';
export { Toolbar, ToolbarGroup, type ToolbarGroupProps, type ToolbarProps } from './components/Toolbar/Toolbar.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { english, type UiMessages } from './messages/english.ts';
export { type Addon, AddonPicker, type AddonPickerProps } from './patterns/AddonPicker/AddonPicker.tsx';
export { EmptyCartArt } from './patterns/Art/EmptyCartArt.tsx';
export { NotFoundArt } from './patterns/Art/NotFoundArt.tsx';
export { BookingCard, type BookingCardProps } from './patterns/BookingCard/BookingCard.tsx';
export { BookingPanel, type BookingPanelProps } from './patterns/BookingPanel/BookingPanel.tsx';
export { type CategoryPill, CategoryPills, type CategoryPillsProps } from './patterns/CategoryPills/CategoryPills.tsx';
export { ChatDock, type ChatDockProps, type ChatSize } from './patterns/ChatDock/ChatDock.tsx';
export { CheckList, type CheckListProps } from './patterns/CheckList/CheckList.tsx';
export { DatePanel, type DatePanelProps } from './patterns/DatePanel/DatePanel.tsx';
export { type Fact, FactList, type FactListProps } from './patterns/FactList/FactList.tsx';
export { type FilterGroup, FilterGroups } from './patterns/FilterPanel/FilterGroups.tsx';
export { FilterPanel, type FilterPanelProps } from './patterns/FilterPanel/FilterPanel.tsx';
export { Hero, type HeroProps } from './patterns/Hero/Hero.tsx';
export { Itinerary, type ItineraryProps, type ItineraryStop } from './patterns/Itinerary/Itinerary.tsx';
export { MapFrame, type MapFrameProps } from './patterns/MapFrame/MapFrame.tsx';
export { MobileBar, type MobileBarItem, type MobileBarProps } from './patterns/MobileBar/MobileBar.tsx';
export { OrderLine, type OrderLineProps } from './patterns/OrderLine/OrderLine.tsx';
export { OrderSummary, type OrderSummaryProps } from './patterns/OrderSummary/OrderSummary.tsx';
export { DestinationCard, type DestinationCardProps } from './patterns/PosterCard/DestinationCard.tsx';
export { TourCard, type TourCardProps } from './patterns/PosterCard/TourCard.tsx';
export { type PriceLine, PriceSummary, type PriceSummaryProps } from './patterns/PriceSummary/PriceSummary.tsx';
export { ProductCard, type ProductCardProps } from './patterns/ProductCard/ProductCard.tsx';
export { Receipt, type ReceiptProps, type ReceiptRow, type ReceiptSection } from './patterns/Receipt/Receipt.tsx';
export { RefundClock, type RefundClockProps, type RefundPeriod } from './patterns/RefundClock/RefundClock.tsx';
export { RouteOverlay, type RouteOverlayProps } from './patterns/RouteOverlay/RouteOverlay.tsx';
export {
  type ServiceShortcut,
  ServiceShortcuts,
  type ServiceShortcutsProps,
} from './patterns/ServiceShortcuts/ServiceShortcuts.tsx';
export { SideMenu, type SideMenuItem, type SideMenuProps } from './patterns/SideMenu/SideMenu.tsx';
export { type FooterColumn, SiteFooter, type SiteFooterProps } from './patterns/SiteFooter/SiteFooter.tsx';
export { HeaderLink, type HeaderLinkProps } from './patterns/SiteHeader/HeaderLink.tsx';
export { SiteHeader, type SiteHeaderProps } from './patterns/SiteHeader/SiteHeader.tsx';
export { SlideInMenu, type SlideInMenuGroup, type SlideInMenuProps } from './patterns/SlideInMenu/SlideInMenu.tsx';
export { StatusBadge, type StatusBadgeProps, type StatusMeaning } from './patterns/StatusBadge/StatusBadge.tsx';
export { StepsHeader, type StepsHeaderProps } from './patterns/StepsHeader/StepsHeader.tsx';
export { StickyBar, type StickyBarProps } from './patterns/StickyBar/StickyBar.tsx';
export { Voucher, type VoucherProps } from './patterns/Voucher/Voucher.tsx';
export { type AddBackSteps, BackStepsContext } from './state/BackStepsContext.ts';
export { useBackSteps } from './state/useBackSteps.ts';
export { useMatches } from './state/useMatches.ts';
export { fontUrl } from './theme/fonts.ts';
export * from './theme/index.ts';
