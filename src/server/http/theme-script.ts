/** The theme that somebody chose, before the first paint: nobody of the other one sees a flash. */
export const themeScript =
  "try{const t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t}catch{}";
