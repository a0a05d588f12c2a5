/** The coming-soon page's countdown. It stands alone: nothing that may have failed is needed. */
const box = document.querySelector<HTMLElement>("[data-countdown]");
if (box) startCountdown(box);

function startCountdown(element: HTMLElement): void {
	const home = element.dataset.home ?? "/";
	const seconds = element.querySelector("[data-seconds]");
	const status = element.querySelector("[role=status]");
	let left = Number(element.dataset.countdown);
	element.hidden = false;

	const timer = setInterval(() => {
		left -= 1;
		if (seconds) seconds.textContent = String(left);
		// Replaced, so that Back does not lead here again.
		if (left === 0) window.location.replace(home);
		if (left <= 0) clearInterval(timer);
	}, 1000);

	element.querySelector("[data-stay]")?.addEventListener("click", (event) => {
		clearInterval(timer);
		if (status) status.textContent = element.dataset.stayed ?? "";
		if (event.currentTarget instanceof HTMLElement)
			event.currentTarget.hidden = true;
	});
	window.addEventListener("pagehide", () => clearInterval(timer));
}
