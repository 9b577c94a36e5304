/**
 * Goes on to a payment page, switches the theme, and refreshes the page while it is visible; the page works without it.
 * Offline, the page says when it was read. A map has a script of its own, which refreshes by itself.
 */
export const guestScript = `(()=>{const root=document.documentElement,{body}=document,find=(s,from=document)=>from.querySelector(s);
find('#suite')?.click();
const theme=find('.guest-theme'),isDark=()=>root.dataset.theme?root.dataset.theme==='dark':matchMedia('(prefers-color-scheme: dark)').matches;
theme.hidden=false;
theme.onclick=()=>{const next=isDark()?'light':'dark';root.dataset.theme=next;try{localStorage.setItem('theme',next)}catch{}};
if(body.dataset.live)root.toggleAttribute('data-fresh',true);
if(body.dataset.live!=='page')return;
const read=async()=>{if(document.hidden)return;
const answer=navigator.onLine?await fetch(location.href,{cache:'no-store',credentials:'omit'}).catch(()=>null):null;
root.toggleAttribute('data-offline',!answer);root.toggleAttribute('data-fresh',Boolean(answer?.ok));
if(!answer)return;if(answer.status===404)return location.reload();if(!answer.ok)return;
const page=new DOMParser().parseFromString(await answer.text(),'text/html');
if(page.body.dataset.live!=='page')return location.reload();
for(const part of['[data-sheet]','.guest-seen time']){const[now,next]=[find(part),find(part,page)];
if(now&&next&&now.innerHTML!==next.innerHTML)now.innerHTML=next.innerHTML}};
setInterval(read,15000);for(const event of['online','offline'])addEventListener(event,read);
document.addEventListener('visibilitychange',read)})()`;
