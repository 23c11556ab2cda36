// What moderators and whoever keeps a list of people ask of the server.
import { get, post } from '../../lib/server/api.ts'
import type {
  AuditList,
  BanList,
  BanRequest,
  HandleReport,
  HiddenPeople,
  HideListed,
  ReportList,
  ReportSeen,
  TableSeen,
} from '../../lib/server/wire.ts'

const table = (id: string, what: string): string => `/api/tables/${encodeURIComponent(id)}/${what}`
const page = (path: string, before: number, more = ''): string =>
  `/api/moderation/${path}?${before ? `before=${before}&` : ''}${more}`

export const calls = {
  people: (): Promise<HiddenPeople> => get('/api/me/people'),
  change: (body: HideListed): Promise<HiddenPeople> => post('/api/me/people', body),

  reports: (all: boolean, before = 0): Promise<ReportList> => get(page('reports', before, all ? 'all=1' : '')),
  handle: (id: number, body: HandleReport): Promise<ReportSeen> => post(`/api/moderation/reports/${id}`, body),
  bans: (): Promise<BanList> => get('/api/moderation/bans'),
  lift: (id: number, reason: string): Promise<BanList> => post('/api/moderation/bans/lift', { id, reason }),
  audit: (before = 0): Promise<AuditList> => get(page('audit', before)),

  ban: (id: string, body: BanRequest): Promise<BanList> => post(table(id, 'ban'), body),
  removeLine: (id: string, line: number, reason: string): Promise<unknown> =>
    post(table(id, 'unsay'), { line, reason }),
  close: (id: string, reason: string): Promise<TableSeen> => post(table(id, 'close'), { reason }),
}

/** How long somebody may be kept out or silent, in days. */
export const DAYS = [1, 3, 7, 30]
