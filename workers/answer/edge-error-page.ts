import type { ApiError, ErrorCode } from "#app/shared/api/api-error-shape.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#app/shared/words/languages.ts";

export interface EdgeError {
	status: number;
	code: ErrorCode;
	message: string;
	headers?: Record<string, string>;
}

/** JSON under `/api/*` and for `.data` requests, else a page without scripts or visitor input. Never throws. */
export function errorResponse(request: Request, error: EdgeError): Response {
	if (wantsJson(new URL(request.url).pathname)) return jsonError(error);

	const { status } = error;
	const html = errorPage(status, preferredLanguage(request.headers));
	return new Response(html, { status, headers: errorHeaders(error, "text/html") });
}

export function createErrorPage(request: Request, status: number, headers?: Record<string, string>): Response {
	const { title, sentence } = errorWords(status, "en");
	return errorResponse(request, {
		status,
		code: CODE_OF_KIND[kindOf(status)],
		message: `${title}. ${sentence}`,
		headers,
	});
}

export function jsonError(error: EdgeError): Response {
	const body: ApiError = { error: { code: error.code, message: error.message } };
	return new Response(JSON.stringify(body), { status: error.status, headers: errorHeaders(error, "application/json") });
}

/** The language of the `lang` cookie, else the best of Accept-Language, else English. */
export function preferredLanguage(headers: Headers): Language {
	const chosen = /(?:^|;)\s*lang="?([a-z]{2})"?\s*(?:;|$)/.exec(headers.get("Cookie") ?? "")?.[1];
	if (isLanguage(chosen)) return chosen;

	const wishes = (headers.get("Accept-Language") ?? "").split(",").map((part) => {
		const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
		const weight = parameters.map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean);
		return { language: tag.split("-", 1)[0], weight: Number(weight ?? 1) };
	});
	const best = wishes.filter((wish) => wish.weight > 0).sort((a, b) => b.weight - a.weight);
	return best.map((wish) => wish.language).find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** For a status of 400 or more. */
export function errorWords(status: number, language: Language): { title: string; sentence: string; home: string } {
	const [title, sentence] = WORDS_OF_KIND[kindOf(status)][language];
	return { title, sentence, home: HOME[language] };
}

function errorHeaders(error: EdgeError, type: string): Headers {
	const headers = new Headers(error.headers);
	headers.set("Cache-Control", "private, no-store");
	headers.set("Content-Type", `${type}; charset=utf-8`);
	return headers;
}

function wantsJson(pathname: string): boolean {
	return pathname.endsWith(".data") || /^\/+api(?:\/|$)/i.test(decoded(pathname));
}

function decoded(pathname: string): string {
	try {
		return decodeURIComponent(pathname);
	} catch {
		return pathname;
	}
}

function errorPage(status: number, language: Language): string {
	const { title, sentence, home } = errorWords(status, language);
	return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · G.R.E.W.</title>
</head>
<body style="margin:0;background:#faf9f4;color:#15211c;font:1.0625rem/1.6 Inter,system-ui,sans-serif">
<main style="box-sizing:border-box;max-width:44rem;min-height:100vh;margin:0 auto;padding:4rem 1.5rem;display:flex;flex-direction:column;justify-content:center;align-items:flex-start">
<p style="margin:0;padding-bottom:.5rem;border-bottom:1px solid #bebab1;color:#4a564f">G.R.E.W. · ${status}</p>
<h1 style="margin:1.5rem 0 0;font:600 2.25rem/1.2 'Source Serif 4',Georgia,serif;overflow-wrap:anywhere">${title}</h1>
<p style="margin:1rem 0 2rem;color:#4a564f">${sentence}</p>
<a href="/" style="padding:.625rem 1.25rem;border-radius:.375rem;background:#124c37;color:#fcfaf4;text-decoration:none">${home}</a>
</main>
</body>
</html>
`;
}

type Kind = "malformed" | "forbidden" | "notFound" | "tooLarge" | "tooMany" | "unavailable";

function kindOf(status: number): Kind {
	if (status === 403) return "forbidden";
	if (status === 404) return "notFound";
	if (status === 413 || status === 414 || status === 431) return "tooLarge";
	if (status === 429) return "tooMany";
	return status >= 500 ? "unavailable" : "malformed";
}

const CODE_OF_KIND: Record<Kind, ErrorCode> = {
	malformed: "bad_request",
	forbidden: "forbidden",
	notFound: "not_found",
	tooLarge: "body_too_large",
	tooMany: "too_many_requests",
	unavailable: "unavailable",
};

const HOME: Record<Language, string> = {
	en: "Go to the home page",
	ru: "На главную страницу",
	fr: "Aller à la page d’accueil",
	es: "Ir a la página de inicio",
	de: "Zur Startseite",
	zh: "返回首页",
};

const WORDS_OF_KIND: Record<Kind, Record<Language, [title: string, sentence: string]>> = {
	malformed: {
		en: ["This request could not be read", "Something in the address or in the data sent was not as expected."],
		ru: ["Не удалось прочитать запрос", "Что-то в адресе или в отправленных данных не так, как ожидалось."],
		fr: [
			"Cette requête est illisible",
			"Quelque chose dans l’adresse ou dans les données envoyées n’est pas conforme.",
		],
		es: ["No se pudo leer esta solicitud", "Algo en la dirección o en los datos enviados no es como se esperaba."],
		de: [
			"Diese Anfrage war nicht lesbar",
			"Etwas in der Adresse oder in den gesendeten Daten war anders als erwartet.",
		],
		zh: ["无法读取此请求", "网址或提交的数据不符合要求。"],
	},
	forbidden: {
		en: ["This request was refused", "It did not come from a page of this site. Open the page again and retry."],
		ru: ["Запрос отклонён", "Он пришёл не со страницы этого сайта. Откройте страницу снова и повторите попытку."],
		fr: ["Cette requête a été refusée", "Elle ne vient pas d’une page de ce site. Rouvrez la page et réessayez."],
		es: [
			"Esta solicitud fue rechazada",
			"No procede de una página de este sitio. Abra la página de nuevo e inténtelo otra vez.",
		],
		de: [
			"Diese Anfrage wurde abgelehnt",
			"Sie kam nicht von einer Seite dieser Website. Öffnen Sie die Seite neu und versuchen Sie es noch einmal.",
		],
		zh: ["请求被拒绝", "该请求并非来自本站页面。请重新打开页面后再试。"],
	},
	notFound: {
		en: ["Page not found", "There is nothing at this address."],
		ru: ["Страница не найдена", "По этому адресу ничего нет."],
		fr: ["Page introuvable", "Il n’y a rien à cette adresse."],
		es: ["Página no encontrada", "No hay nada en esta dirección."],
		de: ["Seite nicht gefunden", "Unter dieser Adresse gibt es nichts."],
		zh: ["找不到页面", "此网址没有任何内容。"],
	},
	tooLarge: {
		en: ["That is too much at once", "The address or the data sent is longer than this page accepts."],
		ru: ["Слишком большой запрос", "Адрес или отправленные данные длиннее, чем принимает эта страница."],
		fr: ["C’est trop à la fois", "L’adresse ou les données envoyées dépassent ce que cette page accepte."],
		es: ["Es demasiado de una vez", "La dirección o los datos enviados superan lo que admite esta página."],
		de: ["Das ist zu viel auf einmal", "Die Adresse oder die gesendeten Daten sind länger, als diese Seite annimmt."],
		zh: ["内容过大", "网址或提交的数据超出了此页面的限制。"],
	},
	tooMany: {
		en: ["Too many requests", "Please wait a moment and try again."],
		ru: ["Слишком много запросов", "Подождите немного и повторите попытку."],
		fr: ["Trop de requêtes", "Attendez un instant, puis réessayez."],
		es: ["Demasiadas solicitudes", "Espere un momento e inténtelo de nuevo."],
		de: ["Zu viele Anfragen", "Bitte warten Sie einen Moment und versuchen Sie es noch einmal."],
		zh: ["请求过多", "请稍候再试。"],
	},
	unavailable: {
		en: ["Something went wrong on our side", "Please try again in a moment."],
		ru: ["У нас что-то пошло не так", "Повторите попытку чуть позже."],
		fr: ["Un problème est survenu de notre côté", "Réessayez dans un instant."],
		es: ["Algo falló por nuestra parte", "Inténtelo de nuevo en un momento."],
		de: ["Bei uns ist etwas schiefgegangen", "Bitte versuchen Sie es gleich noch einmal."],
		zh: ["我们这边出了点问题", "请稍后再试。"],
	},
};
