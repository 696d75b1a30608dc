import { ERROR_CODES } from "../../shared/api/api-error-shape";
import { ANSWERS } from "./api-shapes";
import type { OpenApiDocument, OperationObject } from "./openapi";
import { type OperationView, operationView } from "./operation-view";
import { type ShapeView, shapeView } from "./shape-view";

export type GroupView = { id: string; title: string; text: string; operations: OperationView[] };
export type ErrorView = { status: string; codes: readonly string[]; meaning: string };

/** What the page shows: the description, put in the order in which people read it. */
export type ReferenceView = { groups: GroupView[]; errors: ErrorView[]; errorExample: string; shapes: ShapeView[] };

/** Reads the page out of the description, so that the two cannot disagree. `origin` stands in the examples. */
export function referenceView(document: OpenApiDocument, origin: string): ReferenceView {
	const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, call]: [string, OperationObject]) => ({
			tag: call.tags[0],
			view: operationView(document, { origin, method: method.toUpperCase(), path }, call),
		})),
	);
	const errors = Object.entries(ERROR_CODES).map(([status, codes]) => {
		return { status, codes, meaning: document.components.responses[`Error${status}`]?.description ?? "" };
	});
	const malformed = document.components.responses.Error400?.content?.["application/json"];

	return {
		groups: document.tags.map(({ name, description }, index) => ({
			id: `group-${index + 1}`,
			title: name,
			text: description,
			operations: calls.filter(({ tag }) => tag === name).map(({ view }) => view),
		})),
		errors,
		errorExample: JSON.stringify(malformed?.example, null, 2),
		shapes: Object.keys(ANSWERS).map((name) => shapeView(name, document.components.schemas[name] ?? {})),
	};
}
