import { useTranslation } from 'react-i18next';
import { Button, Group, NativeSelect } from '@mantine/core';
import { firmas } from '@jornada/contract/firmas/calls.ts';
import type { FirmaListada } from '@jornada/contract/firmas/vistas.ts';
import { ESTADOS_FIRMA, type EstadoFirma } from '@jornada/domain/firmas/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconBell, IconSettings } from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Filters, SearchField } from '@jornada/web/list/filters.tsx';
import { ListAside } from '@jornada/web/list/list-aside.tsx';
import { More } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { Row } from '@jornada/web/list/row.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { Page } from '@jornada/web/page.tsx';
import { useSession, useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { FIRMA } from '../../../shared/firma-look.ts';
import { OneSignature } from '../components/one-signature.tsx';
import { Settings } from '../components/settings.tsx';
import { endedMonths, type MesElegido } from '../model.ts';
import { firmasSearch } from '../search.ts';

/** Who has confirmed a month, who says that it is wrong, and who has not; one reminder for these. */
export function FirmasScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const { clock } = useWebServices();
  const { profile } = useSession();
  const { search, open, show, set } = usePlace(firmasSearch);
  const months = endedMonths(format.dayOf(clock.now()));
  const ano = search.ano ?? months[0]?.ano ?? 0;
  const mes = search.mes ?? months[0]?.mes ?? 0;
  const { estado, texto } = search;
  const list = useList(firmas.listado, { ano, mes, estado, texto });
  const { activa = true, cuentas } = list.data ?? {};
  const chosen = list.items.find(({ persona }) => persona.id === open);
  const close = () => show(null);
  const settings = profile?.EsAdmin && open === 'nuevo' && <Settings onClose={close} />;
  const missing = (cuentas?.pendiente ?? 0) + (cuentas?.cambiado ?? 0) + (cuentas?.objetado ?? 0);
  return (
    <Page
      title={t('firmas.gestion.titulo')}
      actions={
        profile?.EsAdmin && (
          <Button variant="default" leftSection={<Glyph of={IconSettings} size="sm" />} onClick={() => show('nuevo')}>
            {t('firmas.ajustes.abrir')}
          </Button>
        )
      }
    >
      <ListAside aside={settings || (chosen && <OneSignature key={chosen.persona.id} of={chosen} ano={ano} mes={mes} onClose={close} />)}>
        {!activa && (
          <EmptyState
            title={t('firmas.gestion.sin-activar')}
            text={t('firmas.gestion.sin-activar-texto')}
            action={profile?.EsAdmin ? <Button onClick={() => show('nuevo')}>{t('firmas.ajustes.abrir')}</Button> : undefined}
          />
        )}
        {activa && (
          <>
            <Filters>
              <NativeSelect
                aria-label={t('firmas.gestion.de')}
                value={`${ano}-${mes}`}
                data={months.map((one) => ({
                  value: `${one.ano}-${one.mes}`,
                  label: format.capitalize(format.month(one.mes, one.ano)),
                }))}
                onChange={({ currentTarget: { value } }) => {
                  const [year, month] = value.split('-').map(Number);
                  set({ ano: year, mes: month });
                }}
              />
              <SearchField label={t('firmas.gestion.buscar')} value={texto} onChange={(text) => set({ texto: text })} />
            </Filters>
            <Group justify="space-between" gap="sm" my="sm">
              <SegmentChoice<EstadoFirma | 'todos'>
                aria-label={t('firmas.gestion.filtro')}
                value={estado ?? 'todos'}
                options={[
                  { value: 'todos', label: t('firmas.gestion.todos') },
                  ...ESTADOS_FIRMA.map((value) => ({ value, label: t(`firmas.estados.${value}`), count: cuentas?.[value] })),
                ]}
                onChoose={(value) => set({ estado: value === 'todos' ? undefined : value })}
              />
              {missing > 0 && <Remind ano={ano} mes={mes} />}
            </Group>
            <ReadList list={list} empty={{ title: t('firmas.gestion.vacio') }}>
              {(items) => (
                <>
                  <Rows aria-label={t('firmas.gestion.titulo')}>
                    {items.map((one) => (
                      <Row
                        key={one.persona.id}
                        name={one.persona.nombre}
                        note={<Words of={one} />}
                        end={<StatusPill {...FIRMA[one.estado]}>{t(`firmas.estados.${one.estado}`)}</StatusPill>}
                        isOpen={one.persona.id === open}
                        onOpen={() => show(one.persona.id)}
                      />
                    ))}
                  </Rows>
                  <More list={list} />
                </>
              )}
            </ReadList>
          </>
        )}
      </ListAside>
    </Page>
  );
}

/** What was said, or when and how it was confirmed, or when the person was reminded. */
function Words({ of: { estado, momento, metodo, texto, recordado } }: { of: FirmaListada }) {
  const { t } = useTranslation();
  const format = useFormat();
  const when = (instant: string): string => `${format.date(format.dayOf(instant), 'day')}, ${format.hour(instant)}`;
  if (estado === 'objetado') return texto === null ? null : t('correcciones.cita', { texto });
  const parts = [
    momento && [when(momento), metodo && t(`firmas.gestion.metodos.${metodo}`)].filter(Boolean).join(' · '),
    estado !== 'firmado' && recordado && t('firmas.gestion.avisada', { cuando: when(recordado) }),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Reminds those who have not confirmed the month, nobody twice on a day. */
function Remind({ ano, mes }: MesElegido) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const messageOf = useMessageOf();
  const remind = useSend(firmas.recordar, {
    onSuccess: ({ avisadas }) =>
      notices.show(avisadas > 0 ? t('firmas.gestion.recordado', { count: avisadas }) : t('firmas.gestion.recordado-nadie')),
  });
  return (
    <Button
      variant="default"
      leftSection={<Glyph of={IconBell} size="sm" />}
      loading={remind.isPending}
      onClick={() => remind.mutate({ ano, mes }, { onError: (error) => notices.show(messageOf(error)) })}
    >
      {t('firmas.gestion.recordar')}
    </Button>
  );
}
