import { Link } from 'wouter';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Shown instead of a page whose session has ended. */
export function SessionLost({ title, text }: { title: string; text?: string }) {
  return (
    <div className="page page-narrow">
      <EmptyState
        title={title}
        text={text}
        action={
          <Link className={buttonClass({ tone: 'primary' })} href="/login">
            Se connecter
          </Link>
        }
      />
    </div>
  );
}
