import type { Language } from "#app/shared/words/languages.ts";

type Words = Record<Language, { title: string; body: string }>;

export const CANNED_ANSWERS: Words[] = [
	{
		en: {
			title: "The confirmation mail has not come",
			body: "Please look into your spam folder first. If the message is not there, sign in and ask for a new link. It holds for seven days.",
		},
		ru: {
			title: "Письмо для подтверждения не пришло",
			body: "Сначала загляните в папку «Спам». Если письма там нет, войдите и запросите новую ссылку. Она действует семь дней.",
		},
		fr: {
			title: "Le message de confirmation n’est pas arrivé",
			body: "Regardez d’abord dans vos courriers indésirables. Si le message n’y est pas, connectez-vous et demandez un nouveau lien. Il est valable sept jours.",
		},
		es: {
			title: "El correo de confirmación no ha llegado",
			body: "Mire primero en la carpeta de correo no deseado. Si no está allí, inicie sesión y pida un enlace nuevo. Vale siete días.",
		},
		de: {
			title: "Die Bestätigungsmail ist nicht angekommen",
			body: "Bitte sehen Sie zuerst im Spam-Ordner nach. Ist die Nachricht nicht da, melden Sie sich an und fordern Sie einen neuen Link an. Er gilt sieben Tage.",
		},
		zh: {
			title: "没有收到确认邮件",
			body: "请先查看垃圾邮件文件夹。如果那里也没有，请登录后索取新链接，链接七天内有效。",
		},
	},
	{
		en: {
			title: "A video does not play",
			body: "Please reload the page and try once more. If the video still stops, tell us which lesson it is, which browser you use, and the error ID if the page shows one. The text of the lesson says everything that the video does.",
		},
		ru: {
			title: "Видео не воспроизводится",
			body: "Обновите страницу и попробуйте ещё раз. Если видео снова останавливается, напишите, какой это урок, какой у вас браузер и код ошибки, если он показан. В тексте урока есть всё, о чём говорится в видео.",
		},
		fr: {
			title: "Une vidéo ne se lit pas",
			body: "Rechargez la page et réessayez. Si la vidéo s’arrête encore, dites-nous de quelle leçon il s’agit, quel navigateur vous utilisez et l’identifiant d’erreur si la page en montre un. Le texte de la leçon dit tout ce que dit la vidéo.",
		},
		es: {
			title: "Un vídeo no se reproduce",
			body: "Vuelva a cargar la página e inténtelo otra vez. Si el vídeo sigue parándose, díganos qué lección es, qué navegador usa y el identificador del error si la página muestra uno. El texto de la lección dice todo lo que dice el vídeo.",
		},
		de: {
			title: "Ein Video läuft nicht",
			body: "Bitte laden Sie die Seite neu und versuchen Sie es noch einmal. Bleibt das Video wieder stehen, nennen Sie uns die Lektion, Ihren Browser und die Fehler-ID, falls die Seite eine zeigt. Im Text der Lektion steht alles, was das Video sagt.",
		},
		zh: {
			title: "视频无法播放",
			body: "请重新加载页面再试一次。如果视频仍然中断，请告诉我们是哪一课、您用的浏览器，以及页面显示的错误编号。课文中包含视频讲到的全部内容。",
		},
	},
	{
		en: {
			title: "We give no legal advice",
			body: "We can say what the course and the rules by place say, and where they have it from. What holds for your deal in your place, a lawyer or notary there has to say. Take the contract along, and the questions from the closing-day checklist.",
		},
		ru: {
			title: "Мы не даём юридических консультаций",
			body: "Мы можем сказать, что говорится в курсе и в правилах по местам и откуда это взято. Что действует для вашей сделки там, где вы её заключаете, должен сказать местный юрист или нотариус. Возьмите с собой договор и вопросы из списка для дня закрытия.",
		},
		fr: {
			title: "Nous ne donnons pas de conseil juridique",
			body: "Nous pouvons dire ce que disent le cours et les règles par lieu, et d’où ils le tiennent. Ce qui vaut pour votre affaire là où elle se fait, c’est à un avocat ou à un notaire de l’endroit de le dire. Apportez le contrat et les questions de la liste du jour de clôture.",
		},
		es: {
			title: "No damos asesoramiento jurídico",
			body: "Podemos decir qué dicen el curso y las reglas por lugar, y de dónde lo toman. Lo que vale para su operación en su lugar debe decirlo un abogado o notario de allí. Lleve el contrato y las preguntas de la lista del día del cierre.",
		},
		de: {
			title: "Wir geben keine Rechtsberatung",
			body: "Wir können sagen, was im Kurs und in den Regeln nach Ort steht und woher es stammt. Was für Ihr Geschäft an Ihrem Ort gilt, muss ein Anwalt oder Notar dort sagen. Nehmen Sie den Vertrag mit und die Fragen aus der Checkliste für den Abschlusstag.",
		},
		zh: {
			title: "我们不提供法律意见",
			body: "我们可以说明课程和各地规则的内容及其出处。您所在地的具体交易适用什么规定，须由当地律师或公证人说明。请带上合同和成交日清单中的问题去咨询。",
		},
	},
	{
		en: {
			title: "Thank you: we have mended it",
			body: "Thank you for telling us. You were right, and it is mended: please reload the page and look again. If anything else is wrong, write here and this request opens again.",
		},
		ru: {
			title: "Спасибо: мы исправили",
			body: "Спасибо, что написали. Вы правы, и ошибка исправлена: обновите страницу и проверьте. Если что-то ещё не так, ответьте здесь — и обращение снова откроется.",
		},
		fr: {
			title: "Merci : c’est corrigé",
			body: "Merci de nous l’avoir dit. Vous aviez raison et c’est corrigé : rechargez la page et regardez de nouveau. Si autre chose ne va pas, écrivez ici et cette demande s’ouvre de nouveau.",
		},
		es: {
			title: "Gracias: ya está corregido",
			body: "Gracias por avisarnos. Tenía razón y ya está corregido: vuelva a cargar la página y mírelo otra vez. Si algo más falla, escriba aquí y esta consulta se abre de nuevo.",
		},
		de: {
			title: "Danke: Es ist behoben",
			body: "Danke für den Hinweis. Sie hatten recht, und es ist behoben: Bitte laden Sie die Seite neu und sehen Sie noch einmal nach. Stimmt noch etwas nicht, schreiben Sie hier, dann ist die Anfrage wieder offen.",
		},
		zh: {
			title: "谢谢，我们已修正",
			body: "谢谢您告诉我们。您说得对，问题已修正，请重新加载页面再看一次。如果还有其他问题，请在这里回复，咨询会重新打开。",
		},
	},
];
