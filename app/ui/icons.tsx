import type { SVGProps } from "react";
import type { IconName } from "./icon-names";
import sprite from "./icons.svg?url";

export type IconProps = SVGProps<SVGSVGElement> & { size?: number };

/**
 * Draws an icon of the sprite, which browsers fetch once and keep. How icons look is said in base.css. They are
 * decoration: the words stand beside them. Record: docs/decisions/0033-icons-from-a-file.md
 */
function draw(name: IconName, { className, size, ...rest }: IconProps) {
	return (
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
}

export const ALargeSmall = (props: IconProps) => draw("a-large-small", props);
export const Accessibility = (props: IconProps) => draw("accessibility", props);
export const ArrowDown = (props: IconProps) => draw("arrow-down", props);
export const ArrowLeft = (props: IconProps) => draw("arrow-left", props);
export const ArrowRight = (props: IconProps) => draw("arrow-right", props);
export const ArrowUp = (props: IconProps) => draw("arrow-up", props);
export const BookA = (props: IconProps) => draw("book-a", props);
export const BookOpen = (props: IconProps) => draw("book-open", props);
export const Bookmark = (props: IconProps) => draw("bookmark", props);
export const Bug = (props: IconProps) => draw("bug", props);
export const Calculator = (props: IconProps) => draw("calculator", props);
export const Captions = (props: IconProps) => draw("captions", props);
export const ChartNoAxesColumn = (props: IconProps) => draw("chart-no-axes-column", props);
export const Check = (props: IconProps) => draw("check", props);
export const ChevronDown = (props: IconProps) => draw("chevron-down", props);
export const ChevronLeft = (props: IconProps) => draw("chevron-left", props);
export const ChevronRight = (props: IconProps) => draw("chevron-right", props);
export const ChevronUp = (props: IconProps) => draw("chevron-up", props);
export const CircleAlert = (props: IconProps) => draw("circle-alert", props);
export const CircleCheck = (props: IconProps) => draw("circle-check", props);
export const CircleQuestionMark = (props: IconProps) => draw("circle-question-mark", props);
export const CircleX = (props: IconProps) => draw("circle-x", props);
export const Clock = (props: IconProps) => draw("clock", props);
export const CloudOff = (props: IconProps) => draw("cloud-off", props);
export const Download = (props: IconProps) => draw("download", props);
export const Ellipsis = (props: IconProps) => draw("ellipsis", props);
export const ExternalLink = (props: IconProps) => draw("external-link", props);
export const Eye = (props: IconProps) => draw("eye", props);
export const EyeOff = (props: IconProps) => draw("eye-off", props);
export const FileText = (props: IconProps) => draw("file-text", props);
export const Globe = (props: IconProps) => draw("globe", props);
export const Info = (props: IconProps) => draw("info", props);
export const Languages = (props: IconProps) => draw("languages", props);
export const Link2 = (props: IconProps) => draw("link-2", props);
export const List = (props: IconProps) => draw("list", props);
export const ListChecks = (props: IconProps) => draw("list-checks", props);
export const ListFilter = (props: IconProps) => draw("list-filter", props);
export const Lock = (props: IconProps) => draw("lock", props);
export const Mail = (props: IconProps) => draw("mail", props);
export const MapSheet = (props: IconProps) => draw("map", props);
export const MapPin = (props: IconProps) => draw("map-pin", props);
export const MenuIcon = (props: IconProps) => draw("menu", props);
export const Moon = (props: IconProps) => draw("moon", props);
export const PanelLeft = (props: IconProps) => draw("panel-left", props);
export const PanelRight = (props: IconProps) => draw("panel-right", props);
export const Play = (props: IconProps) => draw("play", props);
export const Plus = (props: IconProps) => draw("plus", props);
export const Search = (props: IconProps) => draw("search", props);
export const ShareIcon = (props: IconProps) => draw("share", props);
export const Star = (props: IconProps) => draw("star", props);
export const Sun = (props: IconProps) => draw("sun", props);
export const TriangleAlert = (props: IconProps) => draw("triangle-alert", props);
export const WifiOff = (props: IconProps) => draw("wifi-off", props);
export const X = (props: IconProps) => draw("x", props);
export const Printer = (props: IconProps) => draw("printer", props);
export const RotateCcw = (props: IconProps) => draw("rotate-ccw", props);
export const Compass = (props: IconProps) => draw("compass", props);
export const UserRound = (props: IconProps) => draw("user-round", props);
export const MapIcon = (props: IconProps) => draw("map", props);
export const Wrench = (props: IconProps) => draw("wrench", props);
export const CreditCard = (props: IconProps) => draw("credit-card", props);
export const MessageSquare = (props: IconProps) => draw("message-square", props);
export const ThumbsUp = (props: IconProps) => draw("thumbs-up", props);
export const ThumbsDown = (props: IconProps) => draw("thumbs-down", props);
export const Laptop = (props: IconProps) => draw("laptop", props);
export const Maximize = (props: IconProps) => draw("maximize", props);
export const Pause = (props: IconProps) => draw("pause", props);
export const PictureInPicture2 = (props: IconProps) => draw("picture-in-picture-2", props);
export const Smartphone = (props: IconProps) => draw("smartphone", props);
export const Volume2 = (props: IconProps) => draw("volume-2", props);
export const VolumeX = (props: IconProps) => draw("volume-x", props);
