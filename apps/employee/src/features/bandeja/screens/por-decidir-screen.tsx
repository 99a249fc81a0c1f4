import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { DecideInbox } from '@jornada/web/solicitudes/decide/decide-inbox.tsx';
import { StandInWay } from '../components/stand-in-way.tsx';
import { Kinds } from '../components/kinds.tsx';

/** The requests of others that wait for the person's decision, and those that were decided. */
export function PorDecidirScreen() {
  const { t } = useTranslation();
  const { cuales } = useSearch({ from: '/shell/session/bandeja/solicitudes' });
  const { id } = useParams({ strict: false });
  const navigate = useNavigate();
  const search = cuales === undefined ? {} : { cuales };
  return (
    <DecideInbox
      title={t('bandeja.titulo')}
      cuales={cuales ?? 'esperan'}
      open={id === undefined ? null : Number(id)}
      onWhich={(which) =>
        void navigate({ to: '/bandeja/solicitudes', search: which === 'decididas' ? { cuales: which } : {}, replace: true })
      }
      onOpen={(next) =>
        void (next === null
          ? navigate({ to: '/bandeja/solicitudes', search })
          : navigate({ to: '/bandeja/solicitudes/$id', params: { id: String(next) }, search, resetScroll: false }))
      }
      before={
        <>
          <Kinds current="solicitudes" />
          <StandInWay />
        </>
      }
    />
  );
}
