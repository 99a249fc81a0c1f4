import { useTranslation } from 'react-i18next';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useProfile } from '@jornada/web/services.tsx';
import { DecideInbox } from '@jornada/features/solicitudes/decide/decide-inbox.tsx';
import type { Narrowed, Which } from '@jornada/features/solicitudes/decide/reads.ts';

type Other = Exclude<Which, 'esperan'>;

/** What waits for one's decision, and what was decided; for admins, too, what waits for others in the company. */
export function BandejaScreen() {
  const { t } = useTranslation();
  const { cuales, clase, orden, ver } = useSearch({ from: '/session/bandeja' });
  const navigate = useNavigate();
  const { EsAdmin } = useProfile();
  const go = (search: Narrowed & { cuales?: Other | undefined; ver?: number | undefined }, replace = false): void =>
    void navigate({ to: '/bandeja', search, replace, resetScroll: false });
  return (
    <DecideInbox
      title={t('bandeja.titulo')}
      cuales={cuales ?? 'esperan'}
      narrowed={{ clase, orden }}
      open={ver ?? null}
      seesAll={EsAdmin}
      onWhich={(which) => go({ clase, orden, cuales: which === 'esperan' ? undefined : which }, true)}
      onNarrow={(next) => go({ cuales, ...next }, true)}
      onOpen={(next) => go({ cuales, clase, orden, ver: next ?? undefined })}
    />
  );
}
