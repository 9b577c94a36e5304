/** Applies the chosen theme before the first paint, so that the other one does not flash. */
export const themeScript =
  "try{const t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t}catch{}";
