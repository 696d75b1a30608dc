import type { z } from "zod";
import {
	PostChangeInput,
	PostInput,
	ReactionInput,
	ReadInput,
	TopicInput,
} from "#app/features/community/forum/api/inputs.ts";
import {
	ForumChangeShape,
	ForumPageShape,
	ForumPlaceShape,
	ForumPositionShape,
	ForumPostShape,
	ForumReactionsShape,
	ForumTopicListShape,
	ForumTopicShape,
	ForumUnreadShape,
	ForumUnreadTopicShape,
} from "#app/features/community/forum/api/shapes.ts";
import { ForumDoubtsShape, ForumSheetShape, SheetInput } from "#app/features/community/forum/api/sheet.ts";
import { ReportInput, ReportTakenShape } from "#app/features/community/moderation/reports/schemas.ts";
import {
	CourseShape,
	LessonSummaryShape,
	ModuleShape,
	PlatformStatsShape,
} from "#app/features/learning/catalog/shapes.ts";
import { CertificateShape } from "#app/features/learning/certificates/certificate-shape.ts";
import {
	CourseNameShape,
	EnrollmentShape,
	ListedEnrollmentShape,
} from "#app/features/learning/enrollment/enrollment-shape.ts";
import {
	EnrollmentProgressShape,
	LessonProgressShape,
	ProgressShape,
	UnmetLessonShape,
	UnmetShape,
} from "#app/features/learning/enrollment/progress/progress-shape.ts";
import { EnrollmentInput, ProgressInput } from "#app/features/learning/enrollment/schemas.ts";
import {
	AttemptShape,
	FoundOptionsShape,
	QuestionFeedbackShape,
} from "#app/features/learning/quizzes/attempt/attempt-shape.ts";
import { AttemptInput } from "#app/features/learning/quizzes/schemas.ts";
import { SearchAnswerShape, SearchHitShape, ShownTypeShape } from "#app/features/library/search/query/search-shapes.ts";
import { CheckoutInput, EventTakenShape, PlacedOrderShape } from "#app/features/money/orders/schemas.ts";
import { ErrorReportInput, ReportAcceptedShape } from "#app/features/operations/error-reporting/schemas.ts";
import { HealthShape } from "#app/features/operations/status/health-shape.ts";
import { ApiLoginInput, RegisterInput } from "#app/features/people/auth/schemas.ts";
import { SignedInShape, SignedOutShape, UserShape } from "#app/features/people/auth/user-shape.ts";
import {
	NotificationListShape,
	NotificationShape,
	NotificationsReadInput,
	NotificationsReadShape,
} from "#app/features/people/inbox/api/notification-shapes.ts";
import {
	CategoryModesShape,
	NotificationSettingsInput,
	NotificationSettingsShape,
	QuietHoursShape,
} from "#app/features/people/inbox/api/settings-shapes.ts";
import { AccountEndShape, DataExportShape } from "#app/features/people/privacy/schemas.ts";
import { ErrorDetailsShape, ErrorShape } from "#app/shared/api/api-error-shape.ts";

export const INPUT_SHAPES = {
	Credentials: ApiLoginInput,
	Registration: RegisterInput,
	EnrollmentRequest: EnrollmentInput,
	ProgressReport: ProgressInput,
	QuizAnswers: AttemptInput,
	ErrorReport: ErrorReportInput,
	CheckoutRequest: CheckoutInput,
	NotificationsToRead: NotificationsReadInput,
	NotificationSettingsUpdate: NotificationSettingsInput,
	ContentReport: ReportInput,
	ForumTopicStart: TopicInput,
	ForumReply: PostInput,
	ForumSheetInput: SheetInput,
	ForumReadUpTo: ReadInput,
	ForumPostChange: PostChangeInput,
	ForumReaction: ReactionInput,
} satisfies Record<string, z.ZodType>;

export const ANSWER_SHAPES = {
	User: UserShape,
	SignedIn: SignedInShape,
	SignedOut: SignedOutShape,
	DataExport: DataExportShape,
	AccountEnd: AccountEndShape,
	NotificationList: NotificationListShape,
	Notification: NotificationShape,
	NotificationsRead: NotificationsReadShape,
	NotificationSettings: NotificationSettingsShape,
	CategoryModes: CategoryModesShape,
	QuietHours: QuietHoursShape,
	ContentReportTaken: ReportTakenShape,
	ForumTopicList: ForumTopicListShape,
	ForumTopic: ForumTopicShape,
	ForumPage: ForumPageShape,
	ForumPost: ForumPostShape,
	ForumReactions: ForumReactionsShape,
	ForumSheet: ForumSheetShape,
	ForumDoubts: ForumDoubtsShape,
	ForumPlace: ForumPlaceShape,
	ForumPostChanged: ForumChangeShape,
	ForumPosition: ForumPositionShape,
	ForumUnread: ForumUnreadShape,
	ForumUnreadTopic: ForumUnreadTopicShape,
	Course: CourseShape,
	Module: ModuleShape,
	LessonSummary: LessonSummaryShape,
	Enrollment: EnrollmentShape,
	ListedEnrollment: ListedEnrollmentShape,
	CourseName: CourseNameShape,
	Progress: ProgressShape,
	LessonProgress: LessonProgressShape,
	EnrollmentProgress: EnrollmentProgressShape,
	Unmet: UnmetShape,
	UnmetLesson: UnmetLessonShape,
	Attempt: AttemptShape,
	FoundOptions: FoundOptionsShape,
	QuestionFeedback: QuestionFeedbackShape,
	Certificate: CertificateShape,
	SearchAnswer: SearchAnswerShape,
	SearchHit: SearchHitShape,
	SearchType: ShownTypeShape,
	PlatformStats: PlatformStatsShape,
	Health: HealthShape,
	ReportTaken: ReportAcceptedShape,
	PlacedOrder: PlacedOrderShape,
	EventTaken: EventTakenShape,
	Error: ErrorShape,
	ErrorDetails: ErrorDetailsShape,
} satisfies Record<string, z.ZodType>;

export type InputName = keyof typeof INPUT_SHAPES;
export type AnswerName = keyof typeof ANSWER_SHAPES;
export type Input<Name extends InputName> = z.input<(typeof INPUT_SHAPES)[Name]>;
export type Answer<Name extends AnswerName> = z.output<(typeof ANSWER_SHAPES)[Name]>;
