import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { turnos } from '@jornada/contract/turnos/calls.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { AddButton } from '@jornada/web/list/add-button.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { OfferForm } from '../components/offer-form.tsx';
import { ShiftsPage } from '../components/shifts-page.tsx';
import type { ShiftsByKey } from '../model/shown.ts';
import { useDayWords } from '../use-day-words.ts';
import classes from '../offered.module.css';

type Offered = SalidaDe<typeof cambioTurnos.ofrecidos>['items'][number];

/** Shifts that are offered, and who wants each: the person who plans picks one, or takes the offer back. */
export function OfrecidosScreen() {
  const { t } = useTranslation();
  const { clock } = useWebServices();
  const format = useFormat();
  const hoy = format.dayOf(clock.now().toString());
  const query = useRead(cambioTurnos.ofrecidos, {});
  // The places of the people whom one plans.
  const centros = useRead(turnos.plan, { desde: hoy, hasta: hoy, limit: 1 }).data?.centros ?? [];
  const [isOffering, setOffering] = useState(false);
  const close = (): void => setOffering(false);
  return (
    <ShiftsPage
      title={t('plan-turnos.partes.ofrecidos')}
      actions={
        centros.length > 0 && (
          <AddButton
            label={t('plan-turnos.ofrecidos.nuevo.ofrecer')}
            open={isOffering ? 'nuevo' : null}
            onClick={() => setOffering(true)}
          />
        )
      }
    >
      <Loaded query={query}>
        {({ items, turnos: legend }) => {
          const shifts: ShiftsByKey = new Map(legend.map((shift) => [shift.clave, shift]));
          return items.length === 0 ? (
            <EmptyState title={t('plan-turnos.ofrecidos.vacio')} text={t('plan-turnos.ofrecidos.vacio-texto')} />
          ) : (
            <Rows aria-label={t('plan-turnos.partes.ofrecidos')} maw="44rem">
              {items.map((one) => (
                <OneOffer key={one.oferta.id} one={one} shifts={shifts} />
              ))}
            </Rows>
          );
        }}
      </Loaded>
      {isOffering && (
        <Sheet title={t('plan-turnos.ofrecidos.nuevo.ofrecer')} closeLabel={t('plan-turnos.cerrar')} onClose={close}>
          <OfferForm centros={centros} hoy={hoy} onSaved={close} />
        </Sheet>
      )}
    </ShiftsPage>
  );
}

function OneOffer({ one: { oferta, interesados }, shifts }: { one: Offered; shifts: ShiftsByKey }) {
  const { t, partsWords } = useDayWords(shifts);
  const format = useFormat();
  const choosing = useSend(cambioTurnos.elegir, { refreshOnError: true });
  const withdrawing = useSend(cambioTurnos.retirarOferta, { refreshOnError: true });
  const { id, version, dias, de, centro, elige } = oferta;
  const isOurs = de === null;
  return (
    <li className={classes.offer}>
      {dias.map(({ fecha, partes }) => (
        <Text key={fecha} fw={600}>
          {format.date(fecha, 'weekdayDay')}: {partsWords(partes)}
        </Text>
      ))}
      <Text size="sm" c="dimmed">
        {[
          de?.nombre ?? t('plan-turnos.ofrecidos.de-la-empresa'),
          centro?.nombre,
          t(`plan-turnos.ofrecidos.elige.${isOurs ? elige : 'de-persona'}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {interesados.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('plan-turnos.ofrecidos.nadie')}
        </Text>
      ) : (
        <ul className={classes.people} aria-label={t('plan-turnos.ofrecidos.interesados')}>
          {interesados.map((person) => (
            <li key={person.id}>
              <span>
                {person.nombre}
                {person.impedimento && (
                  <Text span size="sm" c="dimmed">
                    {' '}
                    {t(`cambio-turnos.motivos.${person.impedimento}`)}
                  </Text>
                )}
              </span>
              {isOurs && (
                <Button
                  variant="default"
                  aria-label={t('plan-turnos.ofrecidos.dar-a', { nombre: person.nombre })}
                  disabled={person.impedimento !== null}
                  loading={choosing.isPending && choosing.variables?.personaId === person.id}
                  onClick={() => choosing.mutate({ id, version, personaId: person.id })}
                >
                  {t('plan-turnos.ofrecidos.dar')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Problem error={choosing.error} />
      {isOurs && (
        <Ask
          opener={t('plan-turnos.ofrecidos.retirar')}
          openerLook={{ variant: 'transparent', size: 'sm' }}
          question={t('plan-turnos.ofrecidos.retirar-pregunta')}
          yes={t('plan-turnos.ofrecidos.retirar')}
          isBusy={withdrawing.isPending}
          error={withdrawing.error}
          onYes={() => withdrawing.mutate({ id, version })}
        />
      )}
    </li>
  );
}
