import type { z } from "zod";
import { ErrorDetailsShape, ErrorShape } from "../../shared/api/api-error-shape";
import { ApiLoginInput, RegisterInput } from "../auth/schemas";
import { SignedInShape, SignedOutShape, UserShape } from "../auth/user-shape";
import { CourseShape, LessonSummaryShape, ModuleShape, PlatformStatsShape } from "../catalog/shapes";
import { CertificateShape } from "../certificates/certificate-shape";
import { ErrorReportInput, ReportTakenShape } from "../error-reporting/schemas";
import { HealthShape } from "../health/health-shape";
import { CourseNameShape, EnrollmentShape, ListedEnrollmentShape } from "../learning/enrollment/enrollment-shape";
import {
	AttemptShape,
	EnrollmentProgressShape,
	FoundOptionsShape,
	LessonProgressShape,
	ProgressShape,
	QuestionFeedbackShape,
	UnmetLessonShape,
	UnmetShape,
} from "../learning/lesson/lesson-shape";
import { AttemptInput, EnrollmentInput, ProgressInput } from "../learning/schemas";
import { CheckoutInput, EventTakenShape, PlacedOrderShape } from "../orders/schemas";
import { AccountEndShape, DataExportShape } from "../privacy/schemas";
import { SearchAnswerShape, SearchHitShape } from "../search/query/search-shapes";

/** What calls send, under the names of the description: the schemas that the handlers parse with. */
export const INPUTS = {
	Credentials: ApiLoginInput,
	Registration: RegisterInput,
	EnrollmentRequest: EnrollmentInput,
	ProgressReport: ProgressInput,
	QuizAnswers: AttemptInput,
	ErrorReport: ErrorReportInput,
	CheckoutRequest: CheckoutInput,
} satisfies Record<string, z.ZodType>;

/** What calls answer, under the names of the description, in the order in which a reader meets them. */
export const ANSWERS = {
	User: UserShape,
	SignedIn: SignedInShape,
	SignedOut: SignedOutShape,
	DataExport: DataExportShape,
	AccountEnd: AccountEndShape,
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
	PlatformStats: PlatformStatsShape,
	Health: HealthShape,
	ReportTaken: ReportTakenShape,
	PlacedOrder: PlacedOrderShape,
	EventTaken: EventTakenShape,
	Error: ErrorShape,
	ErrorDetails: ErrorDetailsShape,
} satisfies Record<string, z.ZodType>;

export type InputName = keyof typeof INPUTS;
export type AnswerName = keyof typeof ANSWERS;
export type Input<Name extends InputName> = z.input<(typeof INPUTS)[Name]>;
export type Answer<Name extends AnswerName> = z.output<(typeof ANSWERS)[Name]>;
