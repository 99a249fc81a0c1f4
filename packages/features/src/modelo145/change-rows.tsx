import { useTranslation } from 'react-i18next';
import type { Cambio145 } from '@jornada/domain/perfil/modelo145/index.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { wordsOfChange } from './change-words.ts';
import classes from './change-rows.module.css';

/** What changed: how it was, struck, and how it is. */
export function ChangeRow({ what, was, is }: { what: string; was: string; is: string }) {
  return (
    <div className={classes.change}>
      <dt>{what}</dt>
      <dd>
        {was !== '' && was !== is && (
          <>
            <s>{was}</s>
            <span className={classes.arrow} aria-hidden="true">
              →
            </span>
          </>
        )}
        <span>{is}</span>
      </dd>
    </div>
  );
}

/** Each change of a form against the one before. They stand in a `<dl>`. */
export function ChangesOf145({ of }: { of: readonly Cambio145[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return of.map((change) => {
    const { key, ...words } = wordsOfChange(change, { t, format });
    return <ChangeRow key={key} {...words} />;
  });
}
