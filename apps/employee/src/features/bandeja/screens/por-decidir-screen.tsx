import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useProfile } from '@jornada/web/services.tsx';
import { DecideInbox } from '@jornada/features/solicitudes/decide/decide-inbox.tsx';
import { StandInWay } from '../components/stand-in-way.tsx';
import { Kinds } from '../components/kinds.tsx';

/** Corrections and requests of others: those that wait for the person's decision, and those that were decided. */
export function PorDecidirScreen() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/shell/session/bandeja/solicitudes' });
  const { id } = useParams({ strict: false });
  const { EsAdmin: seesAll } = useProfile();
  const navigate = useNavigate();
  const { cuales, clase, orden } = search;
  return (
    <DecideInbox
      title={t('bandeja.titulo')}
      cuales={cuales ?? 'esperan'}
      narrowed={{ clase, orden }}
      seesAll={seesAll}
      open={id === undefined ? null : Number(id)}
      onWhich={(which) =>
        void navigate({
          to: '/bandeja/solicitudes',
          search: { ...search, cuales: which === 'esperan' ? undefined : which },
          replace: true,
        })
      }
      onNarrow={(next) => void navigate({ to: '/bandeja/solicitudes', search: { cuales, ...next }, replace: true, resetScroll: false })}
      onOpen={(next) =>
        void (next === null
          ? navigate({ to: '/bandeja/solicitudes', search })
          : navigate({ to: '/bandeja/solicitudes/$id', params: { id: String(next) }, search, resetScroll: false }))
      }
      before={
        <>
          <Kinds current="otros" />
          <StandInWay />
        </>
      }
    />
  );
}
