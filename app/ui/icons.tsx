import type { SVGProps } from "react";
import type { IconName } from "./icon-names";
import sprite from "./icons.svg?url";

export type IconProps = SVGProps<SVGSVGElement> & { size?: number };

/** Decorative: write words beside it. Record: docs/decisions/0114-what-a-first-visit-loads.md */
const icon =
	(name: IconName) =>
	({ className, size, ...rest }: IconProps) => (
		<svg
			className={className ? `lucide ${className}` : "lucide"}
			aria-hidden="true"
			width={size}
			height={size}
			{...rest}
		>
			<use href={`${sprite}#${name}`} />
		</svg>
	);

export const ALargeSmall = /* @__PURE__ */ icon("a-large-small");
export const Accessibility = /* @__PURE__ */ icon("accessibility");
export const ArrowDown = /* @__PURE__ */ icon("arrow-down");
export const ArrowLeft = /* @__PURE__ */ icon("arrow-left");
export const ArrowRight = /* @__PURE__ */ icon("arrow-right");
export const ArrowUp = /* @__PURE__ */ icon("arrow-up");
export const BookA = /* @__PURE__ */ icon("book-a");
export const BookOpen = /* @__PURE__ */ icon("book-open");
export const Bookmark = /* @__PURE__ */ icon("bookmark");
export const Bug = /* @__PURE__ */ icon("bug");
export const Calculator = /* @__PURE__ */ icon("calculator");
export const Calendar = /* @__PURE__ */ icon("calendar");
export const CalendarClock = /* @__PURE__ */ icon("calendar-clock");
export const Captions = /* @__PURE__ */ icon("captions");
export const ChartNoAxesColumn = /* @__PURE__ */ icon("chart-no-axes-column");
export const Check = /* @__PURE__ */ icon("check");
export const ChevronDown = /* @__PURE__ */ icon("chevron-down");
export const ChevronLeft = /* @__PURE__ */ icon("chevron-left");
export const ChevronRight = /* @__PURE__ */ icon("chevron-right");
export const ChevronUp = /* @__PURE__ */ icon("chevron-up");
export const CircleAlert = /* @__PURE__ */ icon("circle-alert");
export const CircleCheck = /* @__PURE__ */ icon("circle-check");
export const CircleQuestionMark = /* @__PURE__ */ icon("circle-question-mark");
export const CircleX = /* @__PURE__ */ icon("circle-x");
export const Clock = /* @__PURE__ */ icon("clock");
export const CloudOff = /* @__PURE__ */ icon("cloud-off");
export const Download = /* @__PURE__ */ icon("download");
export const Ellipsis = /* @__PURE__ */ icon("ellipsis");
export const ExternalLink = /* @__PURE__ */ icon("external-link");
export const Eye = /* @__PURE__ */ icon("eye");
export const EyeOff = /* @__PURE__ */ icon("eye-off");
export const FileText = /* @__PURE__ */ icon("file-text");
export const FolderOpen = /* @__PURE__ */ icon("folder-open");
export const Globe = /* @__PURE__ */ icon("globe");
export const GripVertical = /* @__PURE__ */ icon("grip-vertical");
export const Info = /* @__PURE__ */ icon("info");
export const Languages = /* @__PURE__ */ icon("languages");
export const Link2 = /* @__PURE__ */ icon("link-2");
export const List = /* @__PURE__ */ icon("list");
export const ListChecks = /* @__PURE__ */ icon("list-checks");
export const ListFilter = /* @__PURE__ */ icon("list-filter");
export const Lock = /* @__PURE__ */ icon("lock");
export const Mail = /* @__PURE__ */ icon("mail");
export const MapSheet = /* @__PURE__ */ icon("map");
export const MapPin = /* @__PURE__ */ icon("map-pin");
export const MenuIcon = /* @__PURE__ */ icon("menu");
export const Moon = /* @__PURE__ */ icon("moon");
export const PanelLeft = /* @__PURE__ */ icon("panel-left");
export const PanelRight = /* @__PURE__ */ icon("panel-right");
export const Play = /* @__PURE__ */ icon("play");
export const Plus = /* @__PURE__ */ icon("plus");
export const Ruler = /* @__PURE__ */ icon("ruler");
export const Search = /* @__PURE__ */ icon("search");
export const ShareIcon = /* @__PURE__ */ icon("share");
export const Star = /* @__PURE__ */ icon("star");
export const Sun = /* @__PURE__ */ icon("sun");
export const TriangleAlert = /* @__PURE__ */ icon("triangle-alert");
export const WifiOff = /* @__PURE__ */ icon("wifi-off");
export const X = /* @__PURE__ */ icon("x");
export const Printer = /* @__PURE__ */ icon("printer");
export const RotateCcw = /* @__PURE__ */ icon("rotate-ccw");
export const Compass = /* @__PURE__ */ icon("compass");
export const UserRound = /* @__PURE__ */ icon("user-round");
export const MapIcon = /* @__PURE__ */ icon("map");
export const Wrench = /* @__PURE__ */ icon("wrench");
export const CreditCard = /* @__PURE__ */ icon("credit-card");
export const MessageSquare = /* @__PURE__ */ icon("message-square");
export const ThumbsUp = /* @__PURE__ */ icon("thumbs-up");
export const ThumbsDown = /* @__PURE__ */ icon("thumbs-down");
export const Laptop = /* @__PURE__ */ icon("laptop");
export const Maximize = /* @__PURE__ */ icon("maximize");
export const Paperclip = /* @__PURE__ */ icon("paperclip");
export const Pause = /* @__PURE__ */ icon("pause");
export const PictureInPicture2 = /* @__PURE__ */ icon("picture-in-picture-2");
export const Smartphone = /* @__PURE__ */ icon("smartphone");
export const Volume2 = /* @__PURE__ */ icon("volume-2");
export const VolumeX = /* @__PURE__ */ icon("volume-x");
export const Award = /* @__PURE__ */ icon("award");
export const Bell = /* @__PURE__ */ icon("bell");
export const CheckCheck = /* @__PURE__ */ icon("check-check");
export const Image = /* @__PURE__ */ icon("image");
export const Inbox = /* @__PURE__ */ icon("inbox");
export const Megaphone = /* @__PURE__ */ icon("megaphone");
export const Settings2 = /* @__PURE__ */ icon("settings-2");
export const Bold = /* @__PURE__ */ icon("bold");
export const Heading2 = /* @__PURE__ */ icon("heading-2");
export const Heading3 = /* @__PURE__ */ icon("heading-3");
export const Italic = /* @__PURE__ */ icon("italic");
export const ListOrdered = /* @__PURE__ */ icon("list-ordered");
export const Pencil = /* @__PURE__ */ icon("pencil");
export const Redo2 = /* @__PURE__ */ icon("redo-2");
export const TableIcon = /* @__PURE__ */ icon("table");
export const TextQuote = /* @__PURE__ */ icon("text-quote");
export const Undo2 = /* @__PURE__ */ icon("undo-2");
export const Flag = /* @__PURE__ */ icon("flag");
export const Heart = /* @__PURE__ */ icon("heart");
export const Lightbulb = /* @__PURE__ */ icon("lightbulb");
export const Minus = /* @__PURE__ */ icon("minus");
export const Pin = /* @__PURE__ */ icon("pin");
export const ReplyIcon = /* @__PURE__ */ icon("reply");
export const TrashIcon = /* @__PURE__ */ icon("trash");
