import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Button, NativeSelect } from '@mantine/core';
import { auditoria, CODIGOS_AUDITORIA, type ApunteAuditoria } from '@jornada/contract';
import type { Format } from '@jornada/i18n';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { More } from '../../../shared/more.tsx';
import { useRows } from '../../../shared/use-rows.ts';
import { Aside, ListAside, Row, Rows } from '../../../shared/list-aside.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { Facts, Section } from '../../../shared/parts.tsx';
import parts from '../../../shared/parts.module.css';
import { PersonSearch } from '../../../shared/person-search.tsx';
import { usePlace } from '../../../shared/use-place.ts';
import { auditoriaSearch } from '../search.ts';
import classes from '../auditoria.module.css';
import { Details } from '../components/details.tsx';
import { usePageOf } from '../use-page-of.ts';
import { saidText } from '../model/said.ts';

/** What it is about, and the month where it is one. */
function noteOf({ sobre, datos: { mes } }: ApunteAuditoria, format: Format): string {
  return [sobre.nombre, typeof mes === 'string' && saidText(mes, format)].filter(Boolean).join(' · ');
}

/** What whoever manages the company did and looked at. */
export function AuditoriaScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const { search, open, show, set } = usePlace(auditoriaSearch);
  const accion = CODIGOS_AUDITORIA.find((one) => one === search.accion);
  const persona = search.persona;
  const { desde, hasta } = search;
  const { query, more } = useRows(auditoria.listado, {
    ...(accion ? { accion } : {}),
    ...(persona ? { persona } : {}),
    ...(desde ? { desde } : {}),
    ...(hasta ? { hasta } : {}),
  });
  const chosen = query.data?.items.find(({ id }) => id === open);
  return (
    <Page title={t('intranet.menu.auditoria')}>
      <ListAside aside={chosen && <OneEntry key={chosen.id} apunte={chosen} onClose={() => show(null)} />}>
        <div className={parts.tools}>
          <NativeSelect
            label={t('auditoria.que')}
            value={accion ?? ''}
            data={[
              { value: '', label: t('auditoria.todo') },
              ...CODIGOS_AUDITORIA.map((code) => ({ value: code, label: t(`auditoria.acciones.${code}`) })),
            ]}
            onChange={(event) => set({ accion: event.currentTarget.value })}
          />
          <DayInput label={t('auditoria.desde')} value={desde ?? ''} onChange={(value) => set({ desde: value })} />
          <DayInput label={t('auditoria.hasta')} value={hasta ?? ''} onChange={(value) => set({ hasta: value })} />
        </div>
        {persona === undefined ? (
          <div className={classes.person}>
            <PersonSearch label={t('auditoria.persona')} onChoose={(id, nombre) => set({ persona: id, nombre })} />
          </div>
        ) : (
          <Button
            variant="default"
            mb="md"
            leftSection={<Glyph of={IconX} />}
            onClick={() => set({ persona: undefined, nombre: undefined })}
          >
            {search.nombre ?? t('auditoria.de-todos')}
          </Button>
        )}
        <Loaded query={query}>
          {({ items, total }) =>
            items.length === 0 ? (
              <EmptyState title={t('auditoria.vacio')} text={t('auditoria.vacio-texto')} />
            ) : (
              <>
                <Rows label={t('intranet.menu.auditoria')}>
                  {items.map((apunte) => (
                    <Row
                      key={apunte.id}
                      name={t(`auditoria.acciones.${apunte.accion}`)}
                      note={noteOf(apunte, format)}
                      facts={
                        apunte.por ? t('auditoria.en-nombre', { autor: apunte.autor.nombre, por: apunte.por.nombre }) : apunte.autor.nombre
                      }
                      end={`${format.date(format.dayOf(apunte.momento), 'day')}, ${format.hour(apunte.momento)}`}
                      isOpen={apunte.id === open}
                      onOpen={() => show(apunte.id)}
                    />
                  ))}
                </Rows>
                <More shown={items.length} total={total} onMore={more} />
              </>
            )
          }
        </Loaded>
      </ListAside>
    </Page>
  );
}

function OneEntry({ apunte, onClose }: { apunte: ApunteAuditoria; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { autor, por, momento, sobre, dispositivo, direccion, datos } = apunte;
  const place = usePageOf(sobre.nombre === null ? null : sobre.clase);
  const device = [dispositivo.navegador, dispositivo.sistema].filter(Boolean).join(' · ');
  return (
    <Aside title={t(`auditoria.acciones.${apunte.accion}`)} note={sobre.nombre} onClose={onClose}>
      <Facts
        items={[
          [t('auditoria.quien'), por ? t('auditoria.en-nombre', { autor: autor.nombre, por: por.nombre }) : autor.nombre],
          [t('auditoria.cuando'), `${format.capitalize(format.date(format.dayOf(momento), 'full'))}, ${format.hour(momento)}`],
          [t('auditoria.aparato'), device || t('sesiones.desconocido')],
          [t('auditoria.red'), direccion || t('auditoria.sin-red')],
        ]}
      />
      {place && sobre.id !== null && (
        <Link to={place as '/'} search={{ ver: sobre.id }} className={classes.link}>
          {t('auditoria.abrir')}: {sobre.nombre}
        </Link>
      )}
      {Object.keys(datos).length > 0 && (
        <Section title={t('auditoria.detalle')}>
          <Details accion={apunte.accion} datos={datos} />
        </Section>
      )}
    </Aside>
  );
}
