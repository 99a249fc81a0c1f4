import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { cierres } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { IconHourglassLow } from '@jornada/ui/icons.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Ask } from '../../../platform/ask.tsx';
import { useRead, useSend } from '../../../platform/calls.ts';
import { Aside } from '../../../platform/list-aside.tsx';
import { Loaded } from '../../../platform/loaded.tsx';
import { Facts, Problem, Section } from '../../../platform/parts.tsx';
import parts from '../../../platform/parts.module.css';

type MesDeCentro = SalidaDe<typeof cierres.listado>['items'][number];

/** One month of one centre: what stands in the way, the button that closes it, and all that was ever decided about it. */
export function OneMonth({ mes: one, onClose }: { mes: MesDeCentro; onClose: () => void }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const format = useFormat();
  const { ano, mes, centro, cerrado } = one;
  const which = { ano, mes, centro: centro.id };
  const revision = useRead(cierres.revision, which, { enabled: !cerrado });
  const cerrar = useSend(cierres.cerrar, [cierres.listado, cierres.revision]);
  const reabrir = useSend(cierres.reabrir, [cierres.listado, cierres.revision]);
  const name = format.month(mes, ano);
  const shut = (motivo: string) =>
    cerrar.mutate({ ...which, ...(motivo ? { motivo } : {}) }, { onSuccess: () => notices.show(t('cierres.hecho', { mes: name })) });
  return (
    <Aside title={format.capitalize(name)} note={centro.nombre} onClose={onClose}>
      {cerrado ? (
        <Section title={t('cierres.reabrir')} note={t('cierres.reabrir-nota')}>
          {one.retenidos > 0 && (
            <StatusPill icon={IconHourglassLow} tone="warn">
              {t('cierres.retenidos', { count: one.retenidos })}
            </StatusPill>
          )}
          <Ask
            opener={t('cierres.reabrir')}
            question={t('cierres.reabrir-pregunta', { mes: name })}
            yes={t('cierres.reabrir')}
            reason={t('cierres.motivo')}
            isBusy={reabrir.isPending}
            error={reabrir.error}
            onYes={(motivo) =>
              reabrir.mutate(
                { ...which, motivo },
                {
                  onSuccess: ({ escritos }) =>
                    notices.show(
                      escritos > 0 ? t('cierres.reabierto-con', { mes: name, count: escritos }) : t('cierres.reabierto', { mes: name }),
                    ),
                },
              )
            }
          />
        </Section>
      ) : (
        <Loaded query={revision}>
          {({ personas, enCurso, incompletas, pendientes, puedeCerrarse }) => (
            <Section title={t('cierres.antes')} note={t('cierres.antes-nota')}>
              <Facts
                items={[
                  [t('cierres.personas'), personas],
                  [t('cierres.en-curso'), enCurso],
                  [t('cierres.incompletas'), incompletas],
                  [t('cierres.pendientes'), pendientes],
                ]}
              />
              {!puedeCerrarse ? (
                <p className={parts.note}>{t(enCurso > 0 ? 'cierres.aun-en-curso' : 'cierres.aun-no')}</p>
              ) : incompletas + pendientes > 0 ? (
                <Ask
                  opener={t('cierres.cerrar-asi')}
                  question={t('cierres.cerrar-asi-pregunta', { incompletas, pendientes })}
                  yes={t('cierres.cerrar', { mes: name })}
                  reason={t('cierres.motivo')}
                  isBusy={cerrar.isPending}
                  error={cerrar.error}
                  onYes={shut}
                />
              ) : (
                <>
                  <Problem error={cerrar.error} />
                  <Button loading={cerrar.isPending} onClick={() => shut('')}>
                    {t('cierres.cerrar', { mes: name })}
                  </Button>
                </>
              )}
            </Section>
          )}
        </Loaded>
      )}
      {one.actas.length > 0 && (
        <Section title={t('cierres.historia')}>
          <ul className={parts.history}>
            {one.actas.map(({ id, accion, autor, momento, motivo }) => (
              <li key={id}>
                {t(accion === 'cierre' ? 'cierres.acta-cierre' : 'cierres.acta-reapertura', { autor })}
                <small>
                  {format.date(format.dayOf(momento), 'numeric')}, {format.hour(momento)}
                </small>
                {motivo && <small>«{motivo}»</small>}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Aside>
  );
}
